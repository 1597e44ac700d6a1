import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { telHref } from '../../shops/contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import { Siren } from '../../ui/icons/Siren.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ServiceCrumbs } from './ServiceHead.tsx';

const GOOD_TO_KNOW = [
  ['Days', 'Monday to Friday. Limited weekend service for emergencies.'],
  ['Notice', 'At least 48 hours'],
  ['Area', 'Within a 25-mile radius'],
  ['Companion', 'One companion allowed'],
  ['Cost', 'Free'],
] as const;

const CallButton = () => {
  const { phone } = useSettings().contact;
  return (
    <ButtonLink href={telHref(phone)} variant="brand" icon={Phone}>
      Call {phone}
    </ButtonLink>
  );
};

const Emergency = () => (
  <Notice
    tone="bad"
    icon={Siren}
    announce="none"
    className="mb-xl"
    title="For life-threatening emergencies do not wait for us."
  >
    <p>
      Call <a href="tel:112">112</a> or <a href="tel:999">999</a>.
    </p>
  </Notice>
);

const HowToBook = () => (
  <section className="section">
    <div className="wrap">
      <Emergency />
      <div className="head">
        <h2>How to book</h2>
      </div>
      <ol className="steps">
        <li>
          <h3>Ring us</h3>
          <p>Book by phone, at least 48 hours before your appointment.</p>
        </li>
        <li>
          <h3>Tell us where and when</h3>
          <p>Have the hospital and the time of your appointment to hand, and say if a companion is coming.</p>
        </li>
        <li>
          <h3>Travel with a volunteer</h3>
          <p>A volunteer driver brings you to hospital. You pay nothing.</p>
        </li>
      </ol>
    </div>
  </section>
);

const GoodToKnow = () => {
  const { serviceEmails } = useSettings();
  return (
    <section className="section section--tint">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <h2>Good to know</h2>
          </div>
          <dl className="table">
            {GOOD_TO_KNOW.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="panel panel--ok">
          <h3>Ready to book, or a question first?</h3>
          <p>Bookings are by phone. For anything else you can write to us, too.</p>
          <div className="row">
            <CallButton />
            <ButtonLink href={`mailto:${serviceEmails.transport}`} variant="line" icon={Mail}>
              Email Us
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
};

/** How to book a lift to hospital. */
export const HospitalTransportPage = () => (
  <>
    <Hero
      scene="transport"
      above={<ServiceCrumbs here="Hospital transport" />}
      title="A lift to hospital, free of charge"
      lead="Our volunteer drivers bring people to hospital within a 25-mile radius. There is room for one companion."
    >
      <div className="row">
        <CallButton />
      </div>
      <p>Book by phone at least 48 hours ahead.</p>
    </Hero>
    <HowToBook />
    <GoodToKnow />
    <section className="section on-deep edge">
      <div className="wrap split">
        <div>
          <h2>Have a car and some free time?</h2>
          <p className="lead mt-md">Our hospital transport runs on volunteers. Ask us about becoming one.</p>
        </div>
        <div className="row">
          <ButtonLink href="/support#volunteer" variant="furze">
            Volunteer
          </ButtonLink>
        </div>
      </div>
    </section>
  </>
);
