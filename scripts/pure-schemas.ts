import type { Plugin } from 'vite';

const CONTRACT = /\/api\/contract\/[\w/-]+\.ts$/;

/**
 * Marks the contract's schemas as free of side effects, so that a page's scripts carry only the schemas it uses: the
 * bundler cannot see that `z.string().check(…)` does nothing else. Without this a testimonial form takes 2.0 KB more
 * and breaks its budget; `treeshake.manualPureFunctions: ['z']` saves only half of that.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const parts: string[] = [];
    let end = 0;
    for (const statement of this.parse(code).body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { init } of declared.declarations) {
        if (init?.type !== 'CallExpression') continue;
        parts.push(code.slice(end, init.start), `/* @__PURE__ */ (() => ${code.slice(init.start, init.end)})()`);
        end = init.end;
      }
    }
    return { code: parts.join('') + code.slice(end), map: null };
  },
});
