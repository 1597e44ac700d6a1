import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { mayHaveCome } from '#contract/donations/stored-donation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { checkShops } from '../settings/shops.ts';
import { changeByStaff } from './change-by-staff.ts';

const NOT_BROUGHT = 'A shop can be chosen only for an approved or collected offer that its donor brings.';

export const chooseShop = (
  deps: Deps,
  { id, shop }: { id: string; shop: string | null },
  actor: Actor,
): Promise<DonationItem> =>
  changeByStaff(deps, { id, action: 'shop chosen' }, actor, (draft, stored) => {
    checkReleased(stored);
    if (!mayHaveCome(stored)) throw new Failure('conflict', NOT_BROUGHT);
    const { broughtTo = null, ...before } = stored;
    if (shop === broughtTo) return null;
    if (shop !== null) checkShops(draft, { shop });
    const after = shop === null ? before : { ...before, broughtTo: shop };
    return { after, changed: { before: { shop: broughtTo }, after: { shop } } };
  });
