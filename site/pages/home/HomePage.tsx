import { listPosts } from '#contract/blogs/public-calls.ts';
import { homePlaces } from '#contract/places/home.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { ActionCard, LinkCard } from '../../layout/Cards.tsx';
import { Figures } from '../../layout/Figures.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PostCard } from '../blogs/PostCard.tsx';
import { GiftTrip } from './GiftTrip.tsx';
import { LatestTestimonials } from './LatestTestimonials.tsx';
import { newestPosts } from './newest.ts';

const NewestPosts = () => {
  const { data } = useAnswer(pageKey(listPosts, newestPosts));
  if (!data || data.posts.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head head--row">
          <div>
            <T as="p" className="eyebrow" of={menu.blog} />
            <PageText of={homePlaces.texts['posts-title']} as="h2" />
          </div>
          <ButtonLink href="/blogs" variant="line" of={pages.allPosts} />
        </div>
        <div className="grid g3">
          {data.posts.map((post, index) => (
            <PostCard key={post.id} post={post} index={index} as="h3" />
          ))}
        </div>
      </div>
    </section>
  );
};

const { texts } = homePlaces;

const Opening = () => (
  <Hero
    scene="home"
    above={
      <T as="p" className="eyebrow" of={menu.established} values={{ year: useSettings().organisation.established }} />
    }
    title={texts.title}
    lead={texts.lead}
  >
    <div className="row">
      <ButtonLink href="/support" icon="heart-handshake" of={menu.supportUs} />
      <ButtonLink href="/donations" variant="line" icon="package" of={menu.donateItems} />
      <ButtonLink href="/help" variant="quiet" iconAfter="arrow-right" of={menu.needHelp} />
    </div>
  </Hero>
);

const Mission = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <PageText of={texts['mission-above']} as="p" className="eyebrow" />
        <PageText of={texts['mission-title']} as="h2" />
        <PageText of={texts['mission-text']} as="p" className="lead" />
      </div>
      <div className="mission">
        <LinkCard
          wide
          {...cardAt(homePlaces, 'medical')}
          art="service-medical"
          href="/services/medical-expenses"
          label={pages.howToApply}
        />
        <LinkCard
          wide
          {...cardAt(homePlaces, 'transport')}
          art="service-transport"
          artClass="crop-left"
          href="/services/hospital-transport"
          label={pages.bookALift}
        />
        <LinkCard
          {...cardAt(homePlaces, 'counselling')}
          art="service-counselling"
          href="/services/counselling"
          label={pages.askAboutCounselling}
        />
        <LinkCard
          {...cardAt(homePlaces, 'shopping')}
          art="service-shopping"
          href="/services/weekly-shopping"
          label={pages.askForHelp}
        />
        <LinkCard {...cardAt(homePlaces, 'shops')} art="service-shop" href="/about/our-shops" label={menu.findAShop} />
      </div>
    </div>
  </section>
);

const Ways = () => (
  <section className="section">
    <div className="wrap">
      <div className="head head--center">
        <PageText of={texts['ways-title']} as="h2" />
      </div>
      <div className="grid g3 ctas">
        <ActionCard {...cardAt(homePlaces, 'way-support')} art="cta-support" href="/support" label={menu.supportUs} />
        <ActionCard
          {...cardAt(homePlaces, 'way-donate')}
          art="cta-donate"
          href="/donations"
          label={menu.donateItems}
          variant="brand"
        />
        <ActionCard
          {...cardAt(homePlaces, 'way-about')}
          art="cta-about"
          href="/about"
          label={pages.ourStory}
          variant="line"
        />
      </div>
    </div>
  </section>
);

export const HomePage = () => (
  <>
    <Opening />
    <section className="on-deep edge" aria-label={t(pages.serviceInFigures)}>
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
