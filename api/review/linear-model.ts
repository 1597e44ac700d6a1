import type { Rule } from './finding.ts';
import { MODEL } from './linear-model-weights.ts';
import { linearScorer } from './linear-score.ts';

const scoreOf = linearScorer(MODEL);

/** One more reason to look, from a linear model; it refuses nothing, and nobody sees its score. */
export const linearModel: Rule = ({ plain }) =>
  scoreOf(plain) > MODEL.threshold
    ? [{ kind: 'tone', effect: 'flag', message: 'The tone may hurt somebody. Please read it with care.' }]
    : [];
