import type { Shop } from '#contract/settings.ts';
import { listed } from '../../layout/listed.ts';
import { classNames } from '../../ui/class-names.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { shopLooks } from './shop-looks.ts';

/** The drawn map. Its pins lead to the shops; the list beside it says the same in words. */
export const ShopMap = ({ shops }: { shops: readonly Shop[] }) => (
  <div className="map">
    <Illustration
      name="map-south-east"
      alt={`Map of the south-east of Ireland with our shops: ${listed(shops.map(({ name, county }) => `${name} in ${county}`))}`}
    />
    {shops.map(({ key, name }) => (
      <span key={key} className={classNames('map__tag', shopLooks[key].pin)} aria-hidden="true">
        {name}
      </span>
    ))}
    <div className="pin-wrap">
      {shops.map(({ key, name }, at) => (
        <a key={key} href={`#${key}`} className={classNames('pin', shopLooks[key].pin, shopLooks[key].paint)}>
          <span aria-hidden="true">{at + 1}</span>
          <span className="sr">{name}</span>
        </a>
      ))}
    </div>
  </div>
);
