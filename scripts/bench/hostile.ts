import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { hostilePieces, longText } from '../../tests/unit/review/hostile.ts';
import { amount, type Row, ratio } from './report.ts';

/** The automatic review of texts that are made to be slow to read, in time of the processor: the best of a few, of the worst text. */
export const measureHostileTexts = (): Row[] => {
  const { review } = createReviewer();
  const took = (work: () => unknown) => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  const best = (work: () => unknown) => Math.min(...Array.from({ length: 12 }, () => took(work)));
  const times = hostilePieces.map((piece) => best(() => review(longText(piece))));
  const story = longText('They brought me to the clinic every week for a year, and were never late and always kind. ');
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  // In turns, so that whatever else the machine does meets both.
  const turns = Array.from({ length: 60 }, () => [
    took(() => review(story)),
    took(() => matcher.getAllMatches(story, true)),
  ]);
  const least = (which: number) => Math.min(...turns.map((times) => times[which] ?? Number.POSITIVE_INFINITY));
  const against = least(0) / least(1);
  return [
    ratio('automatic review of 5,000 characters against obscenity alone', against, { most: 4 }),
    amount(`automatic review of the worst of ${times.length} hostile texts`, Math.max(...times), 20, 'ms'),
  ];
};
