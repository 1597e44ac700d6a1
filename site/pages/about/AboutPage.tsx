import { aboutPlaces } from '#contract/places/about.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { EditableImage } from '../../editing/EditableImage.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { ActionCard, LinkCard } from '../../layout/Cards.tsx';
import { Figures } from '../../layout/Figures.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Timeline } from './Timeline.tsx';

const { texts, images } = aboutPlaces;

const Opening = () => (
  <Hero scene="about" above={<T as="p" className="eyebrow" of={pages.aboutUs} />} title={texts.title} lead={texts.lead}>
    <div className="row">
      <ButtonLink href="/support" of={menu.supportUs} />
      <ButtonLink href="#timeline" variant="line" of={pages.seeTheTimeline} />
    </div>
  </Hero>
);

const Story = () => (
  <section className="section">
    <div className="wrap split split--text">
      <div>
        <div className="head head--close">
          <PageText of={texts['story-above']} as="p" className="eyebrow" />
          <PageText of={texts['story-title']} as="h2" />
        </div>
        <div className="prose">
          <EditableText of={texts['our-story']} />
        </div>
      </div>
      <figure className="frame">
        <EditableImage
          of={images.founder}
          sizes="(min-width: 60rem) 30rem, 90vw"
          fallback={<Illustration name="founder" alt={t(pages.founderDrawing)} />}
        />
        <PageText of={texts['founder-below']} as="figcaption" />
      </figure>
    </div>
  </section>
);

const HELP = [
  ['transport', 'service-transport', menu.hospitalTransport, '/services/hospital-transport'],
  ['counselling', 'service-counselling', menu.counsellingSupport, '/services/counselling'],
  ['shopping', 'service-shopping', menu.weeklyShopping, '/services/weekly-shopping'],
  ['medical', 'service-medical', menu.medicalExpenseSupport, '/services/medical-expenses'],
] as const;

const Help = () => (
  <section className="section section--tint">
    <div className="wrap">
      <div className="head">
        <PageText of={texts['help-title']} as="h2" />
      </div>
      <div className="grid g4">
        {HELP.map(([key, art, title, href]) => (
          <LinkCard
            key={key}
            art={art}
            picture={images[key]}
            title={title}
            says={texts[`${key}-text`]}
            href={href}
            label={pages.readMore}
            about={title}
          />
        ))}
      </div>
    </div>
  </section>
);

const Next = () => (
  <section className="section">
    <div className="wrap">
      <div className="head head--center">
        <PageText of={texts['next-title']} as="h2" />
      </div>
      <div className="grid g3 ctas">
        <ActionCard {...cardAt(aboutPlaces, 'support')} art="cta-support" href="/support" label={menu.supportUs} />
        <ActionCard
          {...cardAt(aboutPlaces, 'donate')}
          art="cta-donate"
          href="/donations"
          label={menu.donateItems}
          variant="brand"
        />
        <ActionCard
          {...cardAt(aboutPlaces, 'visit')}
          art="service-shop"
          href="/about/our-shops"
          label={pages.visitOurShops}
          variant="line"
        />
      </div>
    </div>
  </section>
);

export const AboutPage = () => (
  <>
    <Opening />
    <Story />
    <Help />
    <Timeline />
    <section className="on-deep" aria-label={t(pages.impactInFigures)}>
      <div className="wrap">
        <Figures tall />
      </div>
    </section>
    <Next />
  </>
);
