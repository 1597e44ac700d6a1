import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';

export interface Row {
  work: string;
  goal: string;
  measured: string;
  met?: boolean;
}

const digits = (value: number) => value.toFixed(2);

export const ratio = (work: string, value: number, goal: { least?: number; most?: number }, detail = ''): Row => {
  const { least, most } = goal;
  const measured = `${digits(value)}${detail && ` (${detail})`}`;
  if (least === undefined && most === undefined) return { work, goal: '-', measured };
  const met = (least === undefined || value >= least) && (most === undefined || value <= most);
  const words = [least !== undefined && `at least ${digits(least)}`, most !== undefined && `at most ${digits(most)}`];
  return { work, goal: words.filter(Boolean).join(', '), measured, met };
};

export const amount = (work: string, value: number, most: number | null, unit: string, detail = ''): Row => {
  // A goal that is just missed shows that it is.
  const isJustOver = most !== null && value > most && Math.round(value) <= most;
  const shown = value < 10 ? digits(value) : isJustOver ? value.toFixed(1) : Math.round(value);
  const measured = `${shown} ${unit}${detail && ` (${detail})`}`;
  return most === null
    ? { work, goal: '-', measured }
    : { work, goal: `at most ${most} ${unit}`, measured, met: value <= most };
};

const verdict = ({ met }: Row) => (met === undefined ? '-' : met ? 'met' : '**not met**');

const machine = (): string =>
  [
    `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
  ].join(', ');

export type Reasons = Readonly<Record<string, string>>;

const reasonsOf = (missed: readonly Row[], reasons: Reasons): string[] => {
  const longestFirst = Object.keys(reasons).sort((a, b) => b.length - a.length);
  const found = missed.map(({ work }) => longestFirst.find((beginning) => work.startsWith(beginning)));
  return [...new Set(found)].flatMap((beginning) => (beginning ? `- *${beginning}*: ${reasons[beginning]}` : []));
};

export const markdown = (rows: readonly Row[], notes: readonly string[], reasons: Reasons, when: Date): string => {
  const missed = rows.filter(({ met }) => met === false);
  const why = reasonsOf(missed, reasons);
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`: ratios are measured side by side in one run, in interleaved rounds, medians.',
    '',
    `Machine: ${machine()}. Date: ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    `${rows.filter(({ met }) => met).length} goals met, ${missed.length} not met.`,
    '',
    '| Work | Goal | Measured | |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.work} | ${row.goal} | ${row.measured} | ${verdict(row)} |`),
    '',
    ...(why.length > 0 ? ['## Why goals are not met', '', ...why, ''] : []),
    '## How it is measured',
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n');
};

export const writeReport = (file: string, text: string): Promise<void> => writeFile(file, text);
