import { sharedHours } from '#contract/help/phone-times.ts';
import { ourShopsPlaces } from '#contract/places/our-shops.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { Crumbs, Hero } from '../../layout/Hero.tsx';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShopCard } from './ShopCard.tsx';
import { ShopIndex } from './ShopIndex.tsx';
import { ShopMap } from './ShopMap.tsx';
import { shownShops } from './shop-variants.ts';

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
            <Line of={texts['finder-title']} as="h2" />
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
        <Line of={texts['closing-title']} as="h2" />
        <Line of={texts['closing-text']} as="p" className="lead" />
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
