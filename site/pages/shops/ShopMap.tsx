import { pages } from '#contract/words/pages.ts';
import { t } from '../../language/t.ts';
import { formatList } from '../../layout/format-list.ts';
import { classNames } from '../../ui/class-names.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import type { ShownShop } from './shop-variants.ts';

export const ShopMap = ({ shops }: { shops: readonly ShownShop[] }) => (
  <div className="map">
    <Illustration
      name="map-south-east"
      alt={t(pages.map, {
        shops: formatList(shops.map(({ shop: { name, county } }) => t(pages.shopInCounty, { shop: name, county }))),
      })}
    />
    {shops.map(({ shop: { key, name }, pin }) => (
      <span key={key} className={classNames('map__tag', pin)} aria-hidden="true">
        {name}
      </span>
    ))}
    <div className="pin-wrap">
      {shops.map(({ shop: { key, name }, anchor, pin, paint }, at) => (
        <a key={key} href={`#${anchor}`} className={classNames('pin', pin, paint)}>
          <span aria-hidden="true">{at + 1}</span>
          <span className="sr">{name}</span>
        </a>
      ))}
    </div>
  </div>
);
