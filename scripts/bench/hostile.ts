import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { hostilePieces, longText } from '../../tests/unit/review/hostile.ts';
import { amount, type Row, ratio } from './report.ts';

/** The automatic review of texts that are made to be slow to read: the best of a few, of the worst text. */
export const measureHostileTexts = (): Row[] => {
  const { review } = createReviewer();
  const best = (work: () => unknown) => {
    const times = Array.from({ length: 12 }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const times = hostilePieces.map((piece) => best(() => review(longText(piece))));
  const story = longText('They brought me to the clinic every week for a year, and were never late and always kind. ');
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  const against = best(() => review(story)) / best(() => matcher.getAllMatches(story, true));
  return [
    ratio('automatic review of 5,000 characters against obscenity alone', against, { most: 4 }),
    amount(`automatic review of the worst of ${times.length} hostile texts`, Math.max(...times), 20, 'ms'),
  ];
};
