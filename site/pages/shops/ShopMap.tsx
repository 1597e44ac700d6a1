import type { Shop } from '#contract/settings/settings.ts';
import { pages } from '#contract/words/pages.ts';
import { t } from '../../language/t.ts';
import { formatList } from '../../layout/format-list.ts';
import { classNames } from '../../ui/class-names.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { shopVariants } from './shop-variants.ts';

/** The drawn map. Its pins lead to the shops; the list beside it says the same in words. */
export const ShopMap = ({ shops }: { shops: readonly Shop[] }) => (
  <div className="map">
    <Illustration
      name="map-south-east"
      alt={t(pages.map, {
        shops: formatList(shops.map(({ name, county }) => t(pages.shopInCounty, { shop: name, county }))),
      })}
    />
    {shops.map(({ key, name }) => (
      <span key={key} className={classNames('map__tag', shopVariants[key].pin)} aria-hidden="true">
        {name}
      </span>
    ))}
    <div className="pin-wrap">
      {shops.map(({ key, name }, at) => (
        <a key={key} href={`#${key}`} className={classNames('pin', shopVariants[key].pin, shopVariants[key].paint)}>
          <span aria-hidden="true">{at + 1}</span>
          <span className="sr">{name}</span>
        </a>
      ))}
    </div>
  </div>
);
