import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression of the server. */
export interface Expression {
  /** From `api/`, with slashes. */
  file: string;
  source: string;
  flags: string;
}

/** A place where one is put together. */
export interface BuiltExpression {
  file: string;
  /** The first and the last line of `new RegExp(...)`. */
  lines: [from: number, to: number];
}

export const API_FOLDER = resolve(import.meta.dirname, '../../../api');

const sourceFiles = (): string[] =>
  readdirSync(API_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Every regular expression in the sources of the server: those that are written there, and where others are built. */
export const gatherExpressions = (): { written: Expression[]; built: BuiltExpression[] } => {
  const written: Expression[] = [];
  const built: BuiltExpression[] = [];
  for (const file of sourceFiles()) {
    const text = readFileSync(join(API_FOLDER, file), 'utf8');
    const lineOf = (at: number) => text.slice(0, at).split('\n').length;
    const { program, errors } = parseSync(file, text);
    if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
    const build = ({ callee, start, end }: { callee: object; start: number; end: number }) => {
      if ('name' in callee && callee.name === 'RegExp') built.push({ file, lines: [lineOf(start), lineOf(end)] });
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) written.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: build,
      CallExpression: build,
    }).visit(program);
  }
  return { written, built };
};
