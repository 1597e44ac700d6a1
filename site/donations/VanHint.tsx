import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';

/** `van` is the shop it comes from, null if none is known to, undefined while nobody has asked. */
export const VanHint = ({ van }: { van: string | null | undefined }) => (
  <p className="hint" role="status">
    {van ? <T of={offer.vanComes} values={{ shop: van }} /> : van === null && <T of={offer.vanUnknown} />}
  </p>
);
