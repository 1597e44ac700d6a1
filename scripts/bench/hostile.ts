import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { hostilePieces, longText } from '../../tests/unit/review/hostile.ts';
import { textsUnder } from '../../tests/unit/review/labelled-texts.ts';
import { amount, type Row, ratio } from './report.ts';

const storiesOf = (...names: string[]): string[] =>
  names.flatMap((name) => {
    const text = textsUnder('sentences/first.txt', name).join(' ');
    return text.match(/.{200,1000}(?= |$)/g) ?? [];
  });

/** Processor time of the worst text, best of a few runs; stories by the median of many rounds. */
export const measureHostileTexts = (): Row[] => {
  const { review } = createReviewer();
  const took = (work: () => unknown) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const best = (work: () => unknown) => Math.min(...Array.from({ length: 12 }, () => took(work)));
  const times = hostilePieces.map((piece) => best(() => review(longText(piece))));
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  const against = (texts: readonly string[], bare: readonly string[]) => {
    const works = [
      () => texts.map((text) => review(text)),
      () => bare.map((text) => matcher.getAllMatches(text, true)),
    ];
    // In turns, so that whatever else the machine does meets both.
    const turns = Array.from({ length: 60 }, () => works.map(took)).slice(20);
    const middle = (which: number) =>
      turns.map((times) => times[which] ?? 0).toSorted((a, b) => a - b)[turns.length / 2];
    return (middle(0) ?? 0) / (middle(1) ?? 1);
  };
  const story = longText('They brought me to the clinic every week for a year, and were never late and always kind. ');
  const stories = storiesOf('honest', 'calm', 'nobody');
  return [
    ratio('automatic review of 5,000 characters against obscenity alone', against([story], [story]), { most: 4 }),
    ratio(
      'automatic review of stories with curly apostrophes against obscenity alone',
      against(
        stories.map((text) => text.replaceAll("'", '\u2019')),
        stories,
      ),
      { most: 8 },
    ),
    amount(`automatic review of the worst of ${times.length} hostile texts`, Math.max(...times), 20, 'ms'),
  ];
};
