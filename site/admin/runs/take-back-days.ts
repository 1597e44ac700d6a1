import type { Problem } from '#contract/calls/problem.ts';
import { BULK_MAX } from '#contract/moderation/moderation.ts';
import { undoDays } from '#contract/runs/calls.ts';
import type { Platform } from '../../client/platform.ts';
import { send } from '../../client/send.ts';
import { partsOf } from '../moderation/bulk-parts.ts';

/**
 * Takes back the days that were last agreed with the donors of some offers, or offered to them.
 * @throws Error with the sentence about the first that is left as it is.
 */
export const takeBackDays = async (platform: Platform, offers: readonly string[]): Promise<void> => {
  const refused: string[] = [];
  for (const { items } of partsOf(offers, BULK_MAX)) {
    const { results } = await send(platform, undoDays, { body: { ids: items } });
    refused.push(...results.flatMap(({ message = '' }) => (message ? [message] : [])));
  }
  const [first] = refused;
  if (first) throw Object.assign(new Error(first), { problem: { code: 'conflict', message: first } satisfies Problem });
};
