// npm run train:review -- FOLDER [--harmless-held 0.01] [--write]: trains the linear model of the automatic review anew from
// FOLDER/harmful/*.txt and FOLDER/harmless/*.txt, one text to a line. It prints what the model does to texts that were kept back;
// with --write it replaces api/review/linear-model-weights.ts. Never train on texts that people have sent to the charity.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus, split } from './texts.ts';
import { train, withThreshold } from './train.ts';
import { originOf, writeModel } from './write-model.ts';

const WEIGHTS = resolve(import.meta.dirname, '../../api/review/linear-model-weights.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, 'harmless-held': { type: 'string', default: '0.01' } },
});
const [folder] = positionals;
const share = Number(values['harmless-held']);
if (!folder || !(share > 0 && share < 1)) {
  process.stderr.write('Usage: npm run train:review -- FOLDER [--harmless-held 0.01] [--write]\n');
  process.exit(2);
}
const corpus = await readCorpus(folder);
const { training, heldOut } = split(corpus.texts);
const { model, measured } = withThreshold(train(training), heldOut, share);
const origin = originOf(corpus, measured, new Date().toISOString().slice(0, 10));
process.stdout.write(`${origin.join('\n')}\n`);
if (values.write) {
  await writeModel(WEIGHTS, model, origin);
  process.stdout.write(`Written to ${WEIGHTS}. Run npm test, and bring docs/review.md up to date.\n`);
}
