import type { ReactNode } from 'react';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { telHref } from '../../shops/contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';

type ServiceProps = {
  art: IllustrationName;
  artClass?: string;
  title: string;
  lead: string;
  features: readonly string[];
  href: string;
  label: string;
};

const Service = ({ art, artClass, title, lead, features, href, label }: ServiceProps) => (
  <article className="card">
    <div className="card__art">
      <Illustration name={art} className={artClass} />
    </div>
    <div className="card__body">
      <h2 className="h3">{title}</h2>
      <p>{lead}</p>
      <Ticks items={features} />
      <ButtonLink href={href} variant="brand">
        {label}
      </ButtonLink>
    </div>
  </article>
);

const Services = () => (
  <div className="grid g3">
    <Service
      art="service-medical"
      title="Medical Expense Support"
      lead="Funding of essential medical costs."
      features={['Apply in 3 steps', 'Review in 3-5 business days', 'For health-related financial hardship']}
      href="/services/medical-expenses"
      label="How to Apply"
    />
    <Service
      art="service-transport"
      artClass="crop-left"
      title="Hospital Transport"
      lead="A volunteer driver to bring you to hospital."
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
      art="service-shop"
      title="Donation Shop"
      lead="Second-hand shops that pay for the rest of our work."
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

const AskUs = ({
  id,
  art,
  title,
  href,
  children,
}: {
  id: string;
  href: string;
  art: IllustrationName;
  title: string;
  children: ReactNode;
}) => (
  <article className="card card--wide" id={id}>
    <div className="card__art">
      <Illustration name={art} />
    </div>
    <div className="card__body">
      <h3>{title}</h3>
      <p>{children}</p>
      <ButtonLink href={href} variant="line">
        More About It<span className="sr">: {title}</span>
      </ButtonLink>
    </div>
  </article>
);

const AlsoThere = () => {
  const { contact } = useSettings();
  return (
    <section className="section section--tint">
      <div className="wrap">
        <div className="head head--row">
          <div>
            <h2>Also there for you</h2>
            <p className="lead">Ring us or write to us to ask about these.</p>
          </div>
          <div className="row">
            <ButtonLink href={telHref(contact.phone)} variant="brand" icon={Phone}>
              Call {contact.phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${contact.email}`} variant="line" icon={Mail}>
              Email Us
            </ButtonLink>
          </div>
        </div>
        <div className="grid g2">
          <AskUs id="counselling" href="/services/counselling" art="service-counselling" title="Counselling Support">
            Somebody to talk to, when illness is a lot to carry.
          </AskUs>
          <AskUs id="weekly-shopping" href="/services/weekly-shopping" art="service-shopping" title="Weekly Shopping">
            Help with the weekly shop, when getting to it is too much.
          </AskUs>
        </div>
      </div>
    </section>
  );
};

/** The services in overview, with what each includes. */
export const ServicesPage = () => (
  <>
    <Hero
      scene="transport"
      above={<p className="eyebrow">Our services</p>}
      title="Practical help, close to home"
      lead="Help with medical costs, a lift to hospital, and the shops that make it possible."
    />
    <section className="section" aria-label="Services">
      <div className="wrap">
        <Services />
      </div>
    </section>
    <AlsoThere />
  </>
);
