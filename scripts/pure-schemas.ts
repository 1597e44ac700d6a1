import type { Plugin } from 'vite';

const CONTRACT = /\/api\/contract\/[\w-]+\.ts$/;

/**
 * Tells the bundler that making a schema of the contract does nothing else, so that a schema which a page does not use
 * is left out of its scripts. A chain of checks does not show that by itself.
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
