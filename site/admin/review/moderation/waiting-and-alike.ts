import { findAlikeSubmissions } from '#contract/quarantine/calls.ts';
import type { QuarantineKind } from '#contract/quarantine/quarantine.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';
import { mayFromWaiting, type Picked } from './bulk-parts.ts';

const NOT_READ = 'Selected because they are alike, perhaps not read';

/** Leaves out anyone who may be at risk: a person reads those one at a time. */
export const waitingAndAlike =
  (kind: QuarantineKind) =>
  async (platform: Platform, picked: readonly Picked[]): Promise<Picked[]> => {
    const { items } = await send(platform, findAlikeSubmissions, {
      body: { items: picked.map(({ id }) => ({ kind, id })), within: 'waiting' },
    });
    return items
      .filter((item) => item.kind === kind && !item.urgent)
      .map(({ id, label, correctedAt, lacksConsent, isTold }) => ({
        id,
        name: label,
        status: 'pending',
        ...(kind === 'testimonial' && { correctedAt }),
        warnings: [NOT_READ],
        isTold,
        ...mayFromWaiting({ lacksConsent }),
      }));
  };
