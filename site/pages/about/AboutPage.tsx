import { aboutPlaces } from '#contract/places/about.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableImage } from '../../editing/EditableImage.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { ActionCard, LinkCard } from '../../layout/Cards.tsx';
import { Figures } from '../../layout/Figures.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Timeline } from './Timeline.tsx';

const { texts, images } = aboutPlaces;

const Opening = () => (
  <Hero
    scene="about"
    above={<p className="eyebrow">About us</p>}
    title="Fifty years of good neighbours"
    lead={`We have stood beside seriously ill people in the south-east of Ireland since ${useSettings().organisation.established}. This is how it started, and what it became.`}
  >
    <div className="row">
      <ButtonLink href="/support">Support Us</ButtonLink>
      <ButtonLink href="#timeline" variant="line">
        See the Timeline
      </ButtonLink>
    </div>
  </Hero>
);

const Story = () => (
  <section className="section">
    <div className="wrap split split--text">
      <div>
        <div className="head head--close">
          <p className="eyebrow">Our story</p>
          <h2>It began with one fundraiser</h2>
        </div>
        <div className="prose">
          <EditableText of={texts['our-story']} />
        </div>
      </div>
      <figure className="frame">
        <EditableImage
          of={images.founder}
          sizes="(min-width: 60rem) 30rem, 90vw"
          fallback={<Illustration name="founder" alt="A portrait cut from paper" />}
        />
        <figcaption>Our founder</figcaption>
      </figure>
    </div>
  </section>
);

const Help = () => (
  <section className="section section--tint">
    <div className="wrap">
      <div className="head">
        <h2>How we help</h2>
      </div>
      <div className="grid g4">
        <LinkCard
          vague
          art="service-transport"
          title="Hospital Transport"
          href="/services/hospital-transport"
          label="Read more"
        >
          A volunteer driver to bring you to hospital.
        </LinkCard>
        <LinkCard
          vague
          art="service-counselling"
          title="Counselling Support"
          href="/services/counselling"
          label="Read more"
        >
          Somebody to talk to, when it is a lot to carry.
        </LinkCard>
        <LinkCard
          vague
          art="service-shopping"
          title="Weekly Shopping"
          href="/services/weekly-shopping"
          label="Read more"
        >
          A hand with the shopping, week by week.
        </LinkCard>
        <LinkCard
          vague
          art="service-medical"
          title="Medical Expense Support"
          href="/services/medical-expenses"
          label="Read more"
        >
          Essential medical costs, funded.
        </LinkCard>
      </div>
    </div>
  </section>
);

const Next = () => (
  <section className="section">
    <div className="wrap">
      <div className="head head--center">
        <h2>Be part of the next chapter</h2>
      </div>
      <div className="grid g3 ctas">
        <ActionCard art="cta-support" title="Support our work" href="/support" label="Support Us">
          A gift of money, or some of your time.
        </ActionCard>
        <ActionCard art="cta-donate" title="Give what you have" href="/donations" label="Donate Items" variant="brand">
          Things that you no longer need, sold for a good cause.
        </ActionCard>
        <ActionCard
          art="service-shop"
          title="Call in to us"
          href="/about/our-shops"
          label="Visit Our Shops"
          variant="line"
        >
          Four shops: Clane, Bagnelstown, New Ross and Wexford Town.
        </ActionCard>
      </div>
    </div>
  </section>
);

/** Who the charity is: its story, how it helps, and how it grew. */
export const AboutPage = () => (
  <>
    <Opening />
    <Story />
    <Help />
    <Timeline />
    <section className="on-deep" aria-label="Our impact in figures">
      <div className="wrap">
        <Figures tall />
      </div>
    </section>
    <Next />
  </>
);
