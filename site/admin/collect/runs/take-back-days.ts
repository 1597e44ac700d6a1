import type { Problem } from '#contract/calls/problem.ts';
import { BULK_MAX } from '#contract/moderation/moderation.ts';
import { undoDays } from '#contract/runs/calls.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';
import { partsOf } from '../../review/moderation/bulk-parts.ts';

/** `at` is the time at which its day was agreed or its days were offered. */
export interface DayAct {
  id: string;
  at: string | undefined;
}

/**
 * Takes back days that were agreed with donors or offered to them.
 * @throws Error with the sentence about the first one that is left as it is.
 */
export const takeBackDays = async (platform: Platform, acts: readonly DayAct[]): Promise<void> => {
  const refused: string[] = [];
  for (const { items } of partsOf(acts, BULK_MAX)) {
    const ids = items.map(({ id }) => id);
    const actedAt = Object.fromEntries(items.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
    const { results } = await send(platform, undoDays, { body: { ids, actedAt } });
    refused.push(...results.flatMap(({ message = '' }) => (message ? [message] : [])));
  }
  const [first] = refused;
  if (first) throw Object.assign(new Error(first), { problem: { code: 'conflict', message: first } satisfies Problem });
};
