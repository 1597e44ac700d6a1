import type { StoredRun } from '#contract/runs/runs.ts';
import { runPictureIds } from './index-keys.ts';

export const withoutOffers = (run: StoredRun, ids: ReadonlySet<string>): { run: StoredRun; photos: string[] } => {
  const isRemoved = ({ donationId }: { donationId: string }) => ids.has(donationId);
  return {
    run: {
      ...run,
      stops: run.stops.filter((stop) => !isRemoved(stop)),
      left: run.left.filter((one) => !isRemoved(one)),
      revision: run.revision + 1,
    },
    photos: runPictureIds({ stops: run.stops.filter(isRemoved) }),
  };
};
