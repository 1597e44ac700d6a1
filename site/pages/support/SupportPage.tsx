import type { ReactNode } from 'react';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { telHref } from '../../shops/contact.ts';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { sharedHours } from '../../shops/hours-text.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Clock } from '../../ui/icons/Clock.tsx';
import { Gift } from '../../ui/icons/Gift.tsx';
import { HandHeart } from '../../ui/icons/HandHeart.tsx';
import { Package } from '../../ui/icons/Package.tsx';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';
import { Giving } from './Giving.tsx';

type WayProps = { id: string; art: IllustrationName; title: string; text: string; email: string; children: ReactNode };

const Way = ({ id, art, title, text, email, children }: WayProps) => {
  const { phone } = useSettings().contact;
  return (
    <article className="card" id={id}>
      <div className="card__art">
        <Illustration name={art} />
      </div>
      <div className="card__body">
        <h3>{title}</h3>
        <p>{text}</p>
        <ContactFacts phone={phone} email={email} />
        {children}
      </div>
    </article>
  );
};

const Ways = () => {
  const { contact, serviceEmails } = useSettings();
  return (
    <div className="grid g3">
      <Way
        id="financial"
        art="cta-support"
        title="Financial support"
        text="A gift of money helps with medical costs, hospital transport, counselling and the weekly shop. See how to give, or ring us about it."
        email={contact.organisationEmail}
      >
        <ButtonLink href="#giving" icon={Gift}>
          See How to Give
        </ButtonLink>
      </Way>
      <Way
        id="volunteer"
        art="service-transport"
        title="Volunteer"
        text="Give some of your time. Hospital transport is one of the services that volunteers make possible."
        email={contact.email}
      >
        <ButtonLink href={telHref(contact.phone)} variant="brand" icon={HandHeart}>
          Ring About Volunteering
        </ButtonLink>
      </Way>
      <Way
        id="items"
        art="cta-donate"
        title="Donate items"
        text="Offer what you no longer need to our shops, in three short steps. Pickup can be arranged for large items."
        email={serviceEmails.shop}
      >
        <ButtonLink href="/donations" variant="line" icon={Package}>
          Donate Items
        </ButtonLink>
      </Way>
    </div>
  );
};

const Talk = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <section className="section section--tint">
      <div className="wrap split">
        <div>
          <h2>Rather talk to somebody?</h2>
          <p className="lead mt-md">Ring us, write to us, or call in to one of our four shops.</p>
        </div>
        <div className="panel">
          <ContactFacts phone={contact.phone} email={contact.email}>
            {hours && (
              <Fact icon={Clock} name="Shop hours">
                Shops: <HoursLine hours={hours} />
              </Fact>
            )}
          </ContactFacts>
          <ButtonLink href="/about/our-shops" variant="line" small>
            Visit Our Shops
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};

/** Three ways to help, and whom to talk to. */
export const SupportPage = () => (
  <>
    <Hero
      scene="donate"
      above={<p className="eyebrow">Support us</p>}
      title="Stand beside somebody near you"
      lead="There are three ways to help: give money, give time, or donate items. Each of them reaches people who are seriously ill."
    />
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>Three ways to help</h2>
        </div>
        <Ways />
      </div>
    </section>
    <Giving />
    <Talk />
  </>
);
