import { Link } from 'react-router-dom';
import type { Settings, Shop } from '#contract/settings/settings.ts';
import { addressLine } from '../../shops/contact.ts';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePageParams } from '../list/usePageParams.ts';
import { CloseSeveralShops } from './CloseSeveralShops.tsx';
import { ShopForm } from './ShopForm.tsx';
import { shopHref } from './setting-sections.ts';

const colours = { clane: 'barrow', bagnelstown: 'fuchsia', newross: 'slaney', wexford: 'heather' } as const;

const ShopRow = ({ shop, number }: { shop: Shop; number: number }) => (
  <li>
    <span className={classNames('disc', 'disc--small', `disc--${colours[shop.key]}`)} aria-hidden="true">
      {number}
    </span>
    <span className="grow">
      <b>{shop.name}</b>
      <small>{addressLine(shop)}</small>
    </span>
    <span className="hint">
      <HoursLine hours={shop.hours} />
    </span>
    <Link className={buttonClass({ variant: 'line' })} to={shopHref(shop.key)}>
      Edit<span className="sr">{` ${shop.name}`}</span>
    </Link>
  </li>
);

/** The shops in a list; one of them, when it is chosen, in a form. */
export const ShopsSection = ({ settings }: { settings: Settings }) => {
  const chosen = usePageParams().get('shop');
  const shop = settings.shops.find(({ key }) => key === chosen);
  if (shop) return <ShopForm key={shop.key} settings={settings} shop={shop} />;
  return (
    <div className="stack">
      <section className="box">
        <div className="box__head">
          <div>
            <h2>Addresses and hours</h2>
            <p>Whether a shop is shown as open follows its hours.</p>
          </div>
        </div>
        <div className="box__body">
          <ul className="rows">
            {settings.shops.map((one, index) => (
              <ShopRow key={one.key} shop={one} number={index + 1} />
            ))}
          </ul>
        </div>
      </section>
      <CloseSeveralShops settings={settings} />
    </div>
  );
};
