import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkShops } from '../settings/shops.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { view } from './view.ts';

const FETCHED = 'The van collects this offer, so no shop can be chosen for it.';

export const setShop = async (
  deps: Deps,
  { id, shop }: { id: string; shop: string | null },
  actor: Actor,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const { broughtTo, ...before } = donationOrThrow(draft, id);
    if (before.pickupRequired) throw new Failure('conflict', FETCHED);
    if (shop !== null) checkShops(draft, { shop });
    const after = shop === null ? before : { ...before, broughtTo: shop };
    draft.donations.put(after);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    const changed = { before: { shop: broughtTo ?? null }, after: { shop } };
    recordAudit(draft, deps, { actor, action: 'shop chosen', ...subject, changed });
    return after;
  });
  return view(deps, donation);
};
