import { placesOfShop } from '#contract/places/our-shops.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { site } from '#contract/words/site.ts';
import { EditableImage } from '../../editing/EditableImage.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { T } from '../../language/T.tsx';
import { dayValue, formatDay, pageAddress, t } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { Fact, Facts } from '../../layout/Facts.tsx';
import { useRenderedAt } from '../../routing/PageContext.tsx';
import { clockTimesText } from '../../shops/clock-time-text.ts';
import { addressLine, directionsUrl } from '../../shops/contact.ts';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { OpenBadge } from '../../shops/OpenBadge.tsx';
import { comingClosures, openHolidays } from '../../shops/open-now.ts';
import { PhoneLinks } from '../../shops/PhoneLinks.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import type { ShownShop } from './shop-variants.ts';

const AHEAD_DAYS = 28;

const ShopFacts = ({ shop }: { shop: Shop }) => {
  const now = useRenderedAt();
  const closures = comingClosures(shop, now, AHEAD_DAYS);
  const holidays = openHolidays(shop, now, AHEAD_DAYS);
  return (
    <Facts>
      <Fact icon="map-pin" name={pages.address}>
        {addressLine(shop)}
      </Fact>
      <Fact icon="clock" name={menu.hours}>
        <HoursLine hours={shop.hours} />
      </Fact>
      {closures.length > 0 && (
        <Fact icon="calendar-x" name={pages.comingClosures}>
          {closures.map(({ day, reason }) => (
            <span key={day}>
              {reason ? (
                <T
                  of={pages.closedOnFor}
                  values={{
                    day: dayValue(day, 'dayName'),
                    reason: typeof reason === 'string' ? <Written language={null}>{reason}</Written> : reason,
                  }}
                />
              ) : (
                <T of={pages.closedOn} values={{ day: dayValue(day, 'dayName') }} />
              )}
              <br />
            </span>
          ))}
        </Fact>
      )}
      {holidays.length > 0 && (
        <Fact icon="clock" name={pages.openOnHolidays}>
          {holidays.map(({ day, name, opens, closes }) => (
            <span key={day}>
              <span>{`${name}, ${formatDay(day, 'dayName')}: ${clockTimesText(opens, closes)}`}</span>
              <br />
            </span>
          ))}
        </Fact>
      )}
      <Fact icon="phone" name={site.phone}>
        <PhoneLinks phone={shop.phone} />
      </Fact>
    </Facts>
  );
};

const ShopLinks = ({ shop }: { shop: Shop }) => (
  <div className="shop__foot">
    <a href={pageAddress('/donations')}>
      <Icon name="package" />
      <T of={site.donateItemsCard} />
    </a>
    <a href={pageAddress('/support')}>
      <Icon name="heart-handshake" />
      <T of={pages.supportUs} />
    </a>
    <a href={directionsUrl(shop)} rel="noopener">
      <Icon name="navigation" />
      <span>
        <T of={pages.getDirections} /> <T className="sr" of={pages.toShop} values={{ shop: shop.name }} />
      </span>
    </a>
  </div>
);

export const ShopCard = ({ shown: { shop, anchor, paint, art, alt } }: { shown: ShownShop }) => {
  const { text, image } = placesOfShop(shop);
  return (
    <article className={classNames('shop', paint)} id={anchor}>
      <div className="fascia">
        <h2>{shop.name}</h2>
      </div>
      <div className="pic">
        <EditableImage
          of={image}
          sizes="(min-width: 44rem) 40rem, 100vw"
          fallback={<Illustration name={art} alt={t(alt)} />}
        />
      </div>
      <div className="shop__body">
        <OpenBadge shop={shop} />
        <EditableText of={text} />
        <ShopFacts shop={shop} />
      </div>
      <ShopLinks shop={shop} />
    </article>
  );
};
