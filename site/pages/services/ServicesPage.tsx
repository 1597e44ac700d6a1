import { mailtoHref } from '#contract/personal-data/email.ts';
import { servicesPlaces } from '#contract/places/services.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';
import { useReadText } from '../../editing/usePlaceContent.ts';
import { CardArt } from '../../layout/Cards.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import type { IllustrationName } from '../../ui/illustration-names.ts';

const { texts } = servicesPlaces;

type ServiceProps = {
  of: 'card-medical' | 'card-transport' | 'card-shop';
  art: IllustrationName;
  artClass?: string;
  features: readonly string[];
  href: string;
  label: string;
};

const Service = ({ of, art, artClass, features, href, label }: ServiceProps) => {
  const { title, says, picture } = cardAt(servicesPlaces, of);
  return (
    <article className="card">
      <CardArt art={art} artClass={artClass} picture={picture} />
      <div className="card__body">
        <Line of={title} as="h2" className="h3" />
        <Line of={says} as="p" />
        <Ticks items={features} />
        <ButtonLink href={href} variant="brand">
          {label}
        </ButtonLink>
      </div>
    </article>
  );
};

const Services = () => (
  <div className="grid g3">
    <Service
      of="card-medical"
      art="service-medical"
      features={['Apply in 3 steps', 'Review in 3-5 business days', 'For health-related financial hardship']}
      href="/services/medical-expenses"
      label="How to Apply"
    />
    <Service
      of="card-transport"
      art="service-transport"
      artClass="crop-left"
      features={[
        'Free',
        'Book by phone at least 48 hours ahead',
        'Monday to Friday, limited weekend for emergencies',
        'One companion allowed',
        'Within a 25-mile radius',
      ]}
      href="/services/hospital-transport"
      label="Book a Lift"
    />
    <Service
      of="card-shop"
      art="service-shop"
      features={[
        'Four shops in the south-east',
        'Clothes, books, furniture and more',
        '100% of proceeds support our programs',
      ]}
      href="/services/donation-shop"
      label="Hours and Address"
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
  const { content: about } = useReadText(title);
  return (
    <article className="card card--wide" id={id}>
      <CardArt art={art} picture={picture} />
      <div className="card__body">
        <Line of={title} as="h3" />
        <Line of={says} as="p" />
        <ButtonLink href={`/services/${id}`} variant="line">
          More About It<span className="sr">{`: ${about}`}</span>
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
            <Line of={texts['also-title']} as="h2" />
            <Line of={texts['also-text']} as="p" className="lead" />
          </div>
          <div className="row">
            <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon={Phone}>{`Call ${contact.phone}`}</ButtonLink>
            <ButtonLink href={mailtoHref(contact.email)} variant="line" icon={Mail}>
              Email Us
            </ButtonLink>
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

/** The services in overview, with what each includes. */
export const ServicesPage = () => (
  <>
    <Hero scene="transport" above={<p className="eyebrow">Our services</p>} title={texts.title} lead={texts.lead} />
    <section className="section" aria-label="Services">
      <div className="wrap">
        <Services />
      </div>
    </section>
    <AlsoThere />
  </>
);
