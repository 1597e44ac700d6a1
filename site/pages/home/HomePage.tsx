import { useSettings } from '../../client/PageAnswersContext.tsx';
import { ActionCard, LinkCard } from '../../layout/Cards.tsx';
import { Figures } from '../../layout/Figures.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeartHandshake } from '../../ui/icons/HeartHandshake.tsx';
import { Package } from '../../ui/icons/Package.tsx';
import { GiftTrip } from './GiftTrip.tsx';
import { LatestTestimonials } from './LatestTestimonials.tsx';
import { NewestPosts } from './NewestPosts.tsx';

const Opening = () => (
  <Hero
    scene="home"
    above={<p className="eyebrow">Established {useSettings().organisation.established}</p>}
    title="Nobody should face serious illness alone."
    lead="We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, for seriously ill people across the south-east."
  >
    <div className="row">
      <ButtonLink href="/support" icon={HeartHandshake}>
        Support Us
      </ButtonLink>
      <ButtonLink href="/donations" variant="line" icon={Package}>
        Donate Items
      </ButtonLink>
    </div>
  </Hero>
);

const Mission = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <p className="eyebrow">What we do</p>
        <h2>The practical things, done by neighbours</h2>
        <p className="lead">
          Illness brings bills, long journeys and empty cupboards. We help with those, so that you can look after each
          other.
        </p>
      </div>
      <div className="mission">
        <LinkCard
          wide
          art="service-medical"
          title="Medical expenses"
          href="/services/medical-expenses"
          label="How to apply"
        >
          When the cost of being ill is more than a household can carry, we fund essential medical costs.
        </LinkCard>
        <LinkCard
          wide
          art="service-transport"
          artClass="crop-left"
          title="Hospital transport"
          href="/services/hospital-transport"
          label="Book a lift"
        >
          Volunteer drivers bring people to hospital, free of charge, with room for one companion.
        </LinkCard>
        <LinkCard
          art="service-counselling"
          title="Counselling support"
          href="/services/counselling"
          label="Ask about counselling"
        >
          Somebody to talk to, when illness is a lot to carry.
        </LinkCard>
        <LinkCard
          art="service-shopping"
          title="Weekly shopping help"
          href="/services/weekly-shopping"
          label="Ask for help"
        >
          A hand with the shopping, when the weekly shop is too much.
        </LinkCard>
        <LinkCard art="service-shop" title="Second-hand shops" href="/about/our-shops" label="Find a shop">
          Four shops sell what you no longer need. 100% of proceeds support our programs.
        </LinkCard>
      </div>
    </div>
  </section>
);

const Ways = () => (
  <section className="section">
    <div className="wrap">
      <div className="head head--center">
        <h2>Three ways to stand beside us</h2>
      </div>
      <div className="grid g3 ctas">
        <ActionCard art="cta-support" title="Support us" href="/support" label="Support Us">
          Give money, or give some of your time.
        </ActionCard>
        <ActionCard art="cta-donate" title="Donate items" href="/donations" label="Donate Items" variant="brand">
          Three short steps. Pickup can be arranged for large items.
        </ActionCard>
        <ActionCard art="cta-about" title="Who we are" href="/about" label="Our Story" variant="line">
          From a first fundraiser in 1976 to four shops in the south-east.
        </ActionCard>
      </div>
    </div>
  </section>
);

/** The first page: what the charity does, what people say, and how to help. */
export const HomePage = () => (
  <>
    <Opening />
    <section className="on-deep edge" aria-label="Our service in figures">
      <div className="wrap">
        <Figures />
      </div>
    </section>
    <Mission />
    <GiftTrip />
    <LatestTestimonials />
    <NewestPosts />
    <Ways />
  </>
);
