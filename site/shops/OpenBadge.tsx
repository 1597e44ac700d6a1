import type { Shop } from '#contract/settings.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { classNames } from '../ui/class-names.ts';
import { shopStatus } from './opening.ts';

const looks = { open: undefined, 'closing-soon': 'open--soon', closed: 'open--closed' } as const;

/** Whether a shop is open, in words, at the moment when the page was made. */
export const OpenBadge = ({ shop }: { shop: Shop }) => {
  const { state, text } = shopStatus(shop, useRenderedAt());
  return <span className={classNames('open', looks[state])}>{text}</span>;
};
