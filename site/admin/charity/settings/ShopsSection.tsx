import { Link } from 'react-router-dom';
import { type Settings, SHOPS_MAX, type Shop } from '#contract/settings/settings.ts';
import { addressLine } from '../../../shops/contact.ts';
import { HoursLine } from '../../../shops/HoursLine.tsx';
import { type ShopColour, shopColours } from '../../../shops/shop-colours.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { CloseSeveralShops } from './CloseSeveralShops.tsx';
import { NewShopForm, ShopForm } from './ShopForm.tsx';
import { NEW_SHOP, shopHref } from './setting-sections.ts';

const ShopRow = ({ shop, number, colour }: { shop: Shop; number: number; colour: ShopColour | undefined }) => (
  <li>
    <span className={classNames('disc', 'disc--small', `disc--${colour}`)} aria-hidden="true">
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

const DELETED_MEANWHILE = 'The shop that was open here is no longer one of yours: a colleague has taken it away.';

export const ShopsSection = ({ settings }: { settings: Settings }) => {
  const chosen = usePageParams().get('shop');
  const { shops } = settings;
  const shop = shops.find(({ key }) => key === chosen);
  if (shop) return <ShopForm key={shop.key} settings={settings} shop={shop} />;
  const isFull = shops.length >= SHOPS_MAX;
  if (chosen === NEW_SHOP && !isFull) return <NewShopForm settings={settings} />;
  const colours = shopColours(shops);
  return (
    <div className="stack">
      {chosen && chosen !== NEW_SHOP && (
        <Notice>
          <p>{DELETED_MEANWHILE}</p>
        </Notice>
      )}
      <section className="box">
        <div className="box__head">
          <div>
            <h2>Addresses and hours</h2>
            <p>Whether a shop is shown as open follows its hours.</p>
          </div>
        </div>
        <div className="box__body stack">
          <ul className="rows">
            {shops.map((one, index) => (
              <ShopRow key={one.key} shop={one} number={index + 1} colour={colours[index]} />
            ))}
          </ul>
          {isFull ? (
            <p className="hint">{`There can be at most ${SHOPS_MAX} shops.`}</p>
          ) : (
            <div>
              <Link className={buttonClass({ variant: 'line' })} to={shopHref(NEW_SHOP)}>
                <Icon name="plus" />
                <span>Add a shop</span>
              </Link>
            </div>
          )}
        </div>
      </section>
      <CloseSeveralShops settings={settings} />
    </div>
  );
};
