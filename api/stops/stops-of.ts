import type { StoredRun, StoredStop } from '#contract/runs/runs.ts';
import type { View } from '../store/store.ts';

/** Every run on which it was a stop, earliest first. */
export const stopsOf = (
  { runs }: Pick<View, 'runs'>,
  donationId: string,
): (Pick<StoredRun, 'date'> & Pick<StoredStop, 'outcome' | 'at' | 'note' | 'photo'>)[] =>
  runs
    .list('stop', donationId)
    .flatMap(({ date, stops }) =>
      stops
        .filter((stop) => stop.donationId === donationId)
        .map(({ outcome, at, note, photo }) => ({ date, outcome, at, note, photo })),
    );
