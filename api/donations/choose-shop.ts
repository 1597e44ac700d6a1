import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { mayHaveCome } from '#contract/donations/stored-donation.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { checkShops } from '../settings/shops.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { view } from './view.ts';

const NOT_BROUGHT = 'A shop can be chosen only for an approved or collected offer that its donor brings.';

export const chooseShop = async (
  deps: Deps,
  { id, shop }: { id: string; shop: string | null },
  actor: Actor,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const stored = donationOrThrow(draft, id);
    checkReleased(stored);
    if (!mayHaveCome(stored)) throw new Failure('conflict', NOT_BROUGHT);
    const { broughtTo = null, ...before } = stored;
    if (shop === broughtTo) return stored;
    if (shop !== null) checkShops(draft, { shop });
    const after = shop === null ? before : { ...before, broughtTo: shop };
    draft.donations.put(after);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    const changed = { before: { shop: broughtTo }, after: { shop } };
    recordAudit(draft, deps, { actor, action: 'shop chosen', ...subject, changed });
    return after;
  });
  return view(deps, donation);
};
