import { pages } from '#contract/words/pages.ts';
import { t } from '../../language/t.ts';
import { addressLine } from '../../shops/contact.ts';
import { OpenBadge } from '../../shops/OpenBadge.tsx';
import type { ShownShop } from './shop-variants.ts';

export const ShopIndex = ({ shops }: { shops: readonly ShownShop[] }) => (
  <nav aria-label={t(pages.ourShops)}>
    <ol className="shop-index">
      {shops.map(({ shop, anchor, paint }, at) => (
        <li key={shop.key}>
          <a href={`#${anchor}`} className={paint}>
            <span className="num" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <span className="top">
                <b>{shop.name}</b> <OpenBadge shop={shop} />
              </span>{' '}
              <small>{addressLine(shop)}</small>
            </span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
