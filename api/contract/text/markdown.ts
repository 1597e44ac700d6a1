export const NESTING_MAX = 20;
/** The most columns of space before a line's text; a tab counts as four. */
export const INDENT_MAX = 200;
export const LINES_MAX = 5000;
export const RUN_MAX = 1000;
export const DELIMITERS_MAX = 2000;

const TOO_MANY_LINES = `This text has more than ${LINES_MAX} lines. Please split it into several posts.`;
const tooDeep = (line: number) =>
  `Line ${line} begins with too many quotes or lists inside each other. At most ${NESTING_MAX} are possible.`;
const tooFarIn = (line: number) =>
  `Line ${line} begins too far to the right. At most ${INDENT_MAX} spaces are possible.`;
const tooLongRun = (line: number) =>
  `Line ${line} has the same character more than ${RUN_MAX} times in a row. Please shorten it.`;
const tooMany = (line: number) =>
  `The paragraph up to line ${line} has too many characters such as * _ [ ]. Please split it with empty lines.`;

const MARKER = /([ \t]*)(?:>|([-*])(?![^ \t])|(?:\+|\d{1,9}[.)])(?![^ \t]))/y;
const SPACE = /[ \t]*/y;
const ROW = /[ \t]*([-*])(?:[ \t]*\1)*[ \t]*/y;
const RUNS = /([*_`])\1*|[[\]<&]/g;

const matchAt = (pattern: RegExp, line: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

const widthOf = (space = ''): number => space.length + 3 * (space.split('\t').length - 1);

const isBreak = (line: string, at: number, end: number): boolean =>
  end === line.length && line.slice(at).replace(/[ \t]/g, '').length >= 3;

const startOf = (line: string) => {
  let [at, nesting, indent, rowEnd] = [0, 0, 0, 0];
  for (let marker = matchAt(MARKER, line, 0); marker; marker = matchAt(MARKER, line, at)) {
    if (nesting > NESTING_MAX) break;
    if (marker[2] && at >= rowEnd) {
      rowEnd = at + (matchAt(ROW, line, at)?.[0].length ?? 0);
      if (isBreak(line, at, rowEnd)) break;
    }
    nesting += 1;
    indent += widthOf(marker[1]);
    at += marker[0].length;
  }
  indent += widthOf(matchAt(SPACE, line, at)?.[0]);
  return { nesting, indent, isEmpty: SPACE.lastIndex === line.length };
};

/** Returns a sentence about a text that would take too long to render, else null. Takes linear time. */
export const markdownProblem = (markdown: string): string | null => {
  let [lines, delimiters] = [0, 0];
  for (const [index, line] of markdown.split(/\r\n|\r|\n/).entries()) {
    const { nesting, indent, isEmpty } = startOf(line);
    if (!isEmpty) lines += 1;
    if (lines > LINES_MAX) return TOO_MANY_LINES;
    if (nesting > NESTING_MAX) return tooDeep(index + 1);
    if (indent > INDENT_MAX && !isEmpty) return tooFarIn(index + 1);
    if (nesting > 0 || isEmpty) delimiters = 0;
    for (const [run] of line.matchAll(RUNS)) {
      if (run.length > RUN_MAX) return tooLongRun(index + 1);
      delimiters += 1;
      if (delimiters > DELIMITERS_MAX) return tooMany(index + 1);
    }
  }
  return null;
};
