import type { Shop } from '#contract/settings/settings.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { classNames } from '../ui/class-names.ts';
import { shopStatus } from './open-now.ts';

const variants = { open: undefined, 'closing-soon': 'open--soon', closed: 'open--closed' } as const;

export const OpenBadge = ({ shop }: { shop: Shop }) => {
  const { state, text, lang } = shopStatus(shop, useRenderedAt());
  return (
    <span className={classNames('open', variants[state])} lang={lang}>
      {text}
    </span>
  );
};
