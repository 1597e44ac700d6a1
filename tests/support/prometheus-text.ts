/** One line of figures: its labels in the order of the text. */
interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A metric with everything that the text says of it. */
export interface Family {
  type: string;
  help: string;
  samples: Sample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/y;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (NaN|[+-]Inf|-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`);
const HELP = new RegExp(`^# HELP (${NAME}) (.+)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`);

const fail = (line: string): never => {
  throw new Error(`This is not a line of Prometheus' text format: ${line}`);
};

const labelsOf = (text: string, line: string): Record<string, string> => {
  const labels: Record<string, string> = {};
  for (let at = 0; at < text.length; at = LABEL.lastIndex) {
    LABEL.lastIndex = at;
    const [, name = '', value = ''] = LABEL.exec(text) ?? fail(line);
    if (Object.hasOwn(labels, name)) fail(line);
    labels[name] = value;
  }
  return labels;
};

const numberOf = (text: string) => (text.endsWith('Inf') ? Number(`${text}inity`) : Number(text));

/** The series of a histogram belong to the metric that is named without these ends. */
const familyName = (name: string, families: ReadonlyMap<string, Family>) =>
  families.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');

/** Reads Prometheus' text format and takes nothing that the format does not allow. @throws Error naming the line. */
export const parsePrometheus = (text: string): Map<string, Family> => {
  if (!text.endsWith('\n')) throw new Error('The text has to end with a line feed.');
  const families = new Map<string, Family>();
  const series = new Set<string>();
  let help: { name: string; text: string } | null = null;
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, helped, words = ''] = HELP.exec(line) ?? [];
    if (helped) {
      help = { name: helped, text: words };
      continue;
    }
    const [, typed, type = ''] = TYPE.exec(line) ?? [];
    if (typed) {
      if (help?.name !== typed || families.has(typed)) fail(line);
      families.set(typed, { type, help: help?.text ?? '', samples: [] });
      current = typed;
      continue;
    }
    const [, name = '', inside = '', value = ''] = SAMPLE.exec(line) ?? fail(line);
    const family = families.get(familyName(name, families));
    if (familyName(name, families) !== current || !family) fail(line);
    const labels = labelsOf(inside, line);
    const key = `${name} ${JSON.stringify(Object.entries(labels).sort())}`;
    if (series.has(key)) fail(line);
    series.add(key);
    family?.samples.push({ name, labels, value: numberOf(value) });
  }
  return families;
};

/** The value of one series. @throws Error where there is not exactly one. */
export const figureOf = (families: ReadonlyMap<string, Family>, name: string, labels: Record<string, string> = {}) => {
  const samples = families.get(familyName(name, families))?.samples ?? [];
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  if (found.length !== 1) throw new Error(`${found.length} series are ${name} ${JSON.stringify(labels)}.`);
  return found[0]?.value ?? Number.NaN;
};
