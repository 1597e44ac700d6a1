import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { hostilePieces, longText } from '../../tests/unit/review/hostile.ts';
import { amount, type Row } from './report.ts';

/** The automatic review of texts that are made to be slow to read: the best of a few, of the worst text. */
export const measureHostileTexts = (): Row[] => {
  const { review } = createReviewer();
  const best = (text: string) => {
    const times = Array.from({ length: 12 }, () => {
      const begun = performance.now();
      review(text);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const times = hostilePieces.map((piece) => best(longText(piece)));
  return [amount(`automatic review of the worst of ${times.length} hostile texts`, Math.max(...times), 20, 'ms')];
};
