import { sharedHours } from '#contract/help/phone-times.ts';
import { ourShopsPlaces } from '#contract/places/our-shops.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { formatList } from '../../layout/format-list.ts';
import { Crumbs, Hero } from '../../layout/Hero.tsx';
import { addressLine } from '../../shops/contact.ts';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { OpenBadge } from '../../shops/OpenBadge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { ShopCard } from './ShopCard.tsx';
import { type ShownShop, shownShops } from './shop-variants.ts';

const ShopMap = ({ shops }: { shops: readonly ShownShop[] }) => (
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

const ShopIndex = ({ shops }: { shops: readonly ShownShop[] }) => (
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

const { texts } = ourShopsPlaces;

const Opening = () => (
  <Hero
    scene="shops"
    above={<Crumbs parent={{ href: '/about', label: menu.about }} here={pages.ourShops} />}
    title={texts.title}
    lead={texts.lead}
  />
);

const Finder = () => {
  const { shops } = useSettings();
  const shown = shownShops(shops);
  const hours = sharedHours(shops);
  return (
    <section className="section">
      <div className="wrap split split--art split--top">
        <div>
          <div className="head head--close">
            <PageText of={texts['finder-title']} as="h2" />
            <p className="lead">
              {hours ? <HoursLine hours={hours} end="." /> : <T of={pages.ownHours} />}{' '}
              <T of={pages.closedOnHolidays} />
            </p>
          </div>
          <ShopIndex shops={shown} />
        </div>
        <ShopMap shops={shown} />
      </div>
    </section>
  );
};

const Closing = () => (
  <section className="section">
    <div className="wrap wrap--narrow center">
      <div className="head head--center head--close">
        <PageText of={texts['closing-title']} as="h2" />
        <PageText of={texts['closing-text']} as="p" className="lead" />
      </div>
      <div className="row row--center">
        <ButtonLink href="/donations" of={menu.donateItems} />
        <ButtonLink href="/testimonials" variant="line" of={pages.readTestimonials} />
      </div>
    </div>
  </section>
);

export const OurShopsPage = () => (
  <>
    <Opening />
    <Finder />
    <section className="section section--tint" aria-label={t(pages.theShops)}>
      <div className="wrap">
        <div className="grid g2 g2--shops grid--wide">
          {shownShops(useSettings().shops).map((shown) => (
            <ShopCard key={shown.shop.key} shown={shown} />
          ))}
        </div>
      </div>
    </section>
    <Closing />
  </>
);
