import { useQueryClient } from '@tanstack/react-query';
import { deleteFromQuarantine, releaseFromQuarantine } from '#contract/quarantine/calls.ts';
import type { QuarantineChoice, QuarantineResults } from '#contract/quarantine/quarantine.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { type BulkOrder, useBulk } from '../moderation/useBulk.ts';

const calls = { release: releaseFromQuarantine, delete: deleteFromQuarantine } as const;
export type QuarantineAction = keyof typeof calls;
export const actionWords = {
  release: { doing: 'Releasing', done: 'released' },
  delete: { doing: 'Deleting', done: 'deleted' },
} as const;

type Choice = Partial<QuarantineChoice>;
export interface QuarantineOrder extends BulkOrder<Choice> {
  action: QuarantineAction;
  /** Number of them that may be from a person at risk. */
  urgent: number;
}

type Result = QuarantineResults['results'][number];
/** False for one that somebody else had released, deleted or erased. */
export const isSettled = ({ outcome }: Result): boolean => outcome !== 'not_found';

export type ReleaseOrDelete = ReturnType<typeof useReleaseOrDelete>;

export const useReleaseOrDelete = (onOver: () => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useBulk<QuarantineOrder, Choice, QuarantineOrder, Result>({
    async send({ action }, choice) {
      const { results, left } = await send(platform, calls[action], { body: choice });
      // A turn that changes nothing is the last: another one would not either.
      return { results, again: left > 0 && results.some(isSettled) };
    },
    onHalt: ({ phase }) => phase === 'over' && onOver(),
    refresh: () =>
      Promise.all(
        (['quarantine', 'testimonials', 'donationitems', 'dashboard', 'today'] as const).map((subject) =>
          queryClient.invalidateQueries({ queryKey: allOf(subject) }),
        ),
      ),
  });
};
