/** A text that begins with `prefix`, goes on with `unit` as often as there is room, and ends with `suffix`. */
export interface Attack {
  prefix: string;
  unit: string;
  suffix: string;
}

/** What is repeated whatever the expression: spaces, letters with and without accents, digits, quotes, signs of links and markup. */
const ANYTHING = [
  ' ',
  '\n',
  'a',
  'A',
  'é',
  '0',
  "'",
  '"',
  '.',
  '-',
  '_',
  '/',
  ':',
  '@',
  ',',
  '<',
  '(',
  '[',
  '{',
  '*',
  '\\',
];
/** What the end of an expression seldom takes. */
const ENDINGS = ['', '\u0000', '\n'];
const PREFIXES_MAX = 40;
const UNITS_MAX = 24;

const ESCAPED: Readonly<Record<string, readonly string[]>> = {
  s: [' ', '\n'],
  S: ['x'],
  d: ['0'],
  D: ['x'],
  w: ['a'],
  W: [' '],
  n: ['\n'],
  r: ['\r'],
  t: ['\t'],
  v: ['\v'],
  f: ['\f'],
  b: [''],
  B: [''],
};
const PROPERTIES: Readonly<Record<string, string>> = {
  L: 'é',
  Lu: 'A',
  Ll: 'a',
  N: '0',
  M: '\u0301',
  P: '!',
  Cf: '\u200b',
  Z: ' ',
};

/** The characters that an escape stands for, and how long it is. */
const readEscape = (source: string, at: number): { samples: readonly string[]; length: number } => {
  const rest = source.slice(at);
  const property = /^\\[pP]\{(?:\w+=)?(\w+)\}/.exec(rest);
  if (property) return { samples: [PROPERTIES[property[1] ?? ''] ?? 'é'], length: property[0].length };
  const code = /^\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/.exec(rest);
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return { samples: [String.fromCodePoint(point)], length: code[0].length };
  }
  const reference = /^\\(?:k<\w+>|[1-9]\d*)/.exec(rest);
  if (reference) return { samples: ['a'], length: reference[0].length };
  const sign = source[at + 1] ?? '';
  return { samples: ESCAPED[sign] ?? [sign], length: 2 };
};

/** Some characters of a class; of one that says what is not in it, some that are hardly named there. */
const readClass = (source: string, at: number): { samples: readonly string[]; length: number } => {
  const isNegated = source[at + 1] === '^';
  const samples: string[] = [];
  let next = at + (isNegated ? 2 : 1);
  while (next < source.length && source[next] !== ']') {
    const one = source[next] === '\\' ? readEscape(source, next) : { samples: [source[next] ?? ''], length: 1 };
    samples.push(...one.samples);
    next += one.length;
  }
  const others = ANYTHING.filter((sign) => !samples.includes(sign));
  return { samples: (isNegated ? others : samples).slice(0, 8), length: next + 1 - at };
};

interface Atom {
  samples: readonly string[];
  /** What leads to it from the beginning. */
  prefix: string;
}

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const OPENING = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/;
const isLarge = (quantifier: string): boolean => {
  const [, least = '', most = least] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
  if (quantifier.startsWith('?') || quantifier === '') return false;
  return least === '' || most === '' || Number(most) > 3;
};

/** What an expression is made of, in order, and which texts it repeats. */
const readExpression = (source: string) => {
  const atoms: Atom[] = [];
  const repeated: { prefix: string; units: readonly string[] }[] = [];
  const groups: { from: string; atom: number }[] = [];
  let prefix = '';
  let at = 0;
  const readQuantifier = (from: string, units: readonly string[]) => {
    const [quantifier = ''] = QUANTIFIER.exec(source.slice(at)) ?? [];
    at += quantifier.length;
    if (isLarge(quantifier)) repeated.push({ prefix: from, units });
  };
  while (at < source.length) {
    const [opening] = OPENING.exec(source.slice(at)) ?? [];
    const sign = source[at] ?? '';
    if (opening) {
      groups.push({ from: prefix, atom: atoms.length });
      at += opening.length;
    } else if (sign === ')') {
      const { from = '', atom = 0 } = groups.pop() ?? {};
      at += 1;
      const inside = atoms.slice(atom).map(({ samples }) => samples[0] ?? '');
      readQuantifier(from, [inside.join(''), ...inside]);
    } else if (sign === '|') {
      prefix = groups.at(-1)?.from ?? '';
      at += 1;
    } else if (sign === '^' || sign === '$') {
      at += 1;
    } else {
      const { samples, length } =
        sign === '\\' ? readEscape(source, at) : sign === '[' ? readClass(source, at) : { samples: [sign], length: 1 };
      atoms.push({ samples: sign === '.' ? ['a', '.'] : samples, prefix });
      at += length;
      readQuantifier(prefix, samples);
      prefix += samples[0] ?? '';
    }
  }
  return { atoms, repeated };
};

const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T);

/**
 * Inputs that make a backtracking engine slow where anything does: from the beginning and from each part that may repeat, the
 * characters of that part, of its neighbours, its whole, and characters that many expressions take, and in the end what fits nowhere.
 */
export const hostileInputs = (source: string): Attack[] => {
  const { atoms, repeated } = readExpression(source);
  const own = [...new Set(atoms.flatMap(({ samples }) => samples))].filter(Boolean);
  const first = atoms.filter(({ prefix }) => prefix === '').flatMap(({ samples }) => samples);
  const whole = atoms
    .slice(0, 40)
    .map(({ samples }) => samples[0])
    .join('');
  const starts = [
    {
      prefix: '',
      units: [...new Set([...first, whole, ...repeated.flatMap(({ units }) => units)])].slice(0, UNITS_MAX),
    },
    ...spread(repeated, PREFIXES_MAX),
  ];
  const attacks = starts.flatMap(({ prefix, units }) => {
    const after = atoms.filter((atom) => atom.prefix.startsWith(prefix)).slice(0, 4);
    const neighbours = after.flatMap(({ samples }) => samples);
    const pairs = units
      .slice(0, 4)
      .flatMap((unit) => [...neighbours.slice(0, 4), ' ', 'a', '0', '.'].map((other) => unit + other));
    const tried = [...new Set([...units, ...neighbours, ...pairs, ...ANYTHING, ...spread(own, 12)])].filter(Boolean);
    return tried.flatMap((unit) => ENDINGS.map((suffix) => ({ prefix, unit, suffix })));
  });
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()];
};

/** The text of an attack, of a length. */
export const attackText = ({ prefix, unit, suffix }: Attack, length: number): string =>
  (prefix + unit.repeat(Math.max(1, Math.ceil((length - prefix.length) / unit.length)))).slice(
    0,
    length - suffix.length,
  ) + suffix;
