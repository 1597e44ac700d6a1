import { mailtoHref } from '#contract/personal-data/email.ts';
import { servicesPlaces } from '#contract/places/services.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { useReadText } from '../../editing/usePlaceContent.ts';
import { T } from '../../language/T.tsx';
import { partLanguage, t } from '../../language/t.ts';
import { CardArt } from '../../layout/Cards.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { IllustrationName } from '../../ui/illustration-names.ts';

const { texts } = servicesPlaces;

type ServiceProps = {
  of: 'card-medical' | 'card-transport' | 'card-shop';
  art: IllustrationName;
  artClass?: string;
  features: readonly Message[];
  href: string;
  label: Message;
};

const Service = ({ of, art, artClass, features, href, label }: ServiceProps) => {
  const { title, says, picture } = cardAt(servicesPlaces, of);
  return (
    <article className="card">
      <CardArt art={art} artClass={artClass} picture={picture} />
      <div className="card__body">
        <PageText of={title} as="h2" className="h3" />
        <PageText of={says} as="p" />
        <Ticks items={features} />
        <ButtonLink href={href} variant="brand" of={label} />
      </div>
    </article>
  );
};

const Services = () => (
  <div className="grid g3">
    <Service
      of="card-medical"
      art="service-medical"
      features={[menu.applyInSteps, pages.reviewTime, pages.forHardship]}
      href="/services/medical-expenses"
      label={pages.howToApplyButton}
    />
    <Service
      of="card-transport"
      art="service-transport"
      artClass="crop-left"
      features={[pages.freeLifts, pages.bookAhead, pages.liftDays, pages.companion, pages.radius]}
      href="/services/hospital-transport"
      label={pages.bookALiftButton}
    />
    <Service
      of="card-shop"
      art="service-shop"
      features={[pages.shopsOfRegion, pages.whatShopsSell, pages.proceeds]}
      href="/services/donation-shop"
      label={pages.hoursAndAddress}
    />
  </div>
);

type AskUsProps = {
  id: 'counselling' | 'weekly-shopping';
  of: 'also-counselling' | 'also-shopping';
  art: IllustrationName;
};

const AskUs = ({ id, of, art }: AskUsProps) => {
  const { title, says, picture } = cardAt(servicesPlaces, of);
  const { content: about, language } = useReadText(title);
  return (
    <article className="card card--wide" id={id}>
      <CardArt art={art} picture={picture} />
      <div className="card__body">
        <PageText of={title} as="h3" />
        <PageText of={says} as="p" />
        <ButtonLink href={`/services/${id}`} variant="line">
          <T of={pages.moreAboutService} />
          <span className="sr" lang={partLanguage(language)}>{`: ${about}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
};

const AlsoThere = () => {
  const { contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <section className="section section--tint">
      <div className="wrap">
        <div className="head head--row">
          <div>
            <PageText of={texts['also-title']} as="h2" />
            <PageText of={texts['also-text']} as="p" className="lead" />
          </div>
          <div className="row">
            <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon="phone">
              <T of={site.call} values={{ phone: contact.phone }} />
            </ButtonLink>
            <ButtonLink href={mailtoHref(contact.email)} variant="line" icon="mail" of={pages.emailUs} />
          </div>
        </div>
        <div className="grid g2">
          <AskUs id="counselling" of="also-counselling" art="service-counselling" />
          <AskUs id="weekly-shopping" of="also-shopping" art="service-shopping" />
        </div>
      </div>
    </section>
  );
};

export const ServicesPage = () => (
  <>
    <Hero
      scene="transport"
      above={<T as="p" className="eyebrow" of={pages.ourServices} />}
      title={texts.title}
      lead={texts.lead}
    />
    <section className="section" aria-label={t(menu.services)}>
      <div className="wrap">
        <Services />
      </div>
    </section>
    <AlsoThere />
  </>
);
