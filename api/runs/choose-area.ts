import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { view } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { runSettingsOf } from '../settings/run-settings.ts';
import { changePickup } from '../stops/change-pickup.ts';

const NO_SUCH_AREA = 'There is no such area in the settings. Please choose another.';

/** Null leaves it to the address. @throws Failure `not_found`, or `invalid` for an unknown area. */
export const chooseArea = async (
  deps: Deps,
  { id, area }: { id: string; area: string | null },
  actor: Actor,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const before = donationOrThrow(draft, id);
    if (area !== null && !runSettingsOf(draft).areas.some(({ name }) => name === area))
      throw new Failure('invalid', NO_SUCH_AREA, { fields: { area: NO_SUCH_AREA } });
    const after = changePickup(before, { area: area ?? undefined });
    draft.donations.put(after);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    const changed = { before: { area: before.pickup?.area ?? null }, after: { area } };
    recordAudit(draft, deps, { actor, action: 'area chosen', ...subject, changed });
    return after;
  });
  return view(deps, donation);
};
