import type { Shop } from '#contract/settings/settings.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { classNames } from '../ui/class-names.ts';
import { shopStatus } from './open-now.ts';

const variants = { open: undefined, 'closing-soon': 'open--soon', closed: 'open--closed' } as const;

/** Says whether a shop is open at the moment when the page was rendered. */
export const OpenBadge = ({ shop }: { shop: Shop }) => {
  const { state, text, lang } = shopStatus(shop, useRenderedAt());
  return (
    <span className={classNames('open', variants[state])} lang={lang}>
      {text}
    </span>
  );
};
