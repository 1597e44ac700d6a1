import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Crumbs, Hero } from '../../layout/Hero.tsx';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { sharedHours } from '../../shops/hours-text.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShopCard } from './ShopCard.tsx';
import { ShopIndex } from './ShopIndex.tsx';
import { ShopMap } from './ShopMap.tsx';

const Opening = () => (
  <Hero
    scene="shops"
    above={<Crumbs parent={{ href: '/about', label: 'About' }} here="Our shops" />}
    title="Four painted doors, one good cause"
    lead="Call in for a browse or a drop-off. 100% of proceeds support our programs for people who are seriously ill."
  />
);

const Finder = () => {
  const { shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <section className="section">
      <div className="wrap split split--art split--top">
        <div>
          <div className="head head--close">
            <h2>Find your nearest</h2>
            <p className="lead">
              {hours ? <HoursLine hours={hours} /> : 'Each shop keeps its own hours'}. Closed on public holidays.
            </p>
          </div>
          <ShopIndex shops={shops} />
        </div>
        <ShopMap shops={shops} />
      </div>
    </section>
  );
};

const Closing = () => (
  <section className="section">
    <div className="wrap wrap--narrow center">
      <div className="head head--center head--close">
        <h2>Can’t get to a shop?</h2>
        <p className="lead">
          Tell us what you have: pickup can be arranged for large items. Or read what people say about us.
        </p>
      </div>
      <div className="row row--center">
        <ButtonLink href="/donations">Donate Items</ButtonLink>
        <ButtonLink href="/testimonials" variant="line">
          Read Testimonials
        </ButtonLink>
      </div>
    </div>
  </section>
);

/** The four shops: where they are, and whether they are open now. */
export const OurShopsPage = () => (
  <>
    <Opening />
    <Finder />
    <section className="section section--tint" aria-label="The shops">
      <div className="wrap">
        <div className="grid g2 grid--wide">
          {useSettings().shops.map((shop) => (
            <ShopCard key={shop.key} shop={shop} />
          ))}
        </div>
      </div>
    </section>
    <Closing />
  </>
);
