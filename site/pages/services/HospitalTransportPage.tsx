import { mailtoHref } from '#contract/personal-data/email.ts';
import { telHref } from '#contract/personal-data/phone-parts.ts';
import { hospitalTransportPlaces } from '#contract/places/hospital-transport.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';
import { formatList } from '../../layout/format-list.ts';
import { Hero } from '../../layout/Hero.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { useHelpChoices } from '../../shops/phone-times.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type AskedFact, AskedFacts } from './AskedFacts.tsx';
import { ServiceCrumbs } from './ServiceHead.tsx';

const { texts } = hospitalTransportPlaces;

/** As the settings say, by which a request is answered, too. */
const useLifts = () => useHelpChoices()?.lifts;

const goodToKnow = (lifts: ReturnType<typeof useLifts>): (readonly [name: string, fact: string])[] => [
  ['Days', 'Monday to Friday. Limited weekend service for emergencies.'],
  ...(lifts
    ? ([
        ['Notice', `At least ${lifts.noticeHours} hours`],
        ['Area', `Within a ${lifts.miles}-mile radius${lifts.from ? ` of ${lifts.from}` : ''}`],
      ] as const)
    : []),
  ['Companion', 'One companion allowed'],
  ['Cost', 'Free'],
];

const MEASURED: AskedFact = { name: 'The miles, from where', of: texts['measured-from'] };
/** What people ask before they book. */
const ANSWERS: readonly AskedFact[] = [
  { name: 'The way home', of: texts.return },
  { name: 'Weekly appointments', of: texts.weekly },
  { name: 'Wheelchair', of: texts.wheelchair },
  { name: 'Who drives', of: texts['who-drives'] },
  { name: 'Between us', of: texts.confidential },
  { name: 'What happens next', of: texts['what-next'] },
];

const CallButton = () => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return <ButtonLink href={hrefOf(phone)} variant="brand" icon="phone">{`Call ${phone}`}</ButtonLink>;
};

const Emergency = () => (
  <Notice
    tone="bad"
    icon="siren"
    announce="none"
    className="mb-xl"
    title="For life-threatening emergencies do not wait for us."
  >
    <p>
      Call <a href={telHref('112')}>112</a> or <a href={telHref('999')}>999</a>.
    </p>
  </Notice>
);

const HowToBook = () => {
  const lifts = useLifts();
  return (
    <section className="section">
      <div className="wrap">
        <Emergency />
        <div className="head">
          <Line of={texts['how-title']} as="h2" />
        </div>
        <ol className="steps">
          <li>
            <Line of={texts['ring-title']} as="h3" />
            <p>
              {lifts ? `Book by phone, at least ${lifts.noticeHours} hours before your appointment.` : 'Book by phone.'}
            </p>
          </li>
          <li>
            <Line of={texts['tell-title']} as="h3" />
            <Line of={texts['tell-text']} as="p" />
          </li>
          <li>
            <Line of={texts['travel-title']} as="h3" />
            <Line of={texts['travel-text']} as="p" />
          </li>
        </ol>
      </div>
    </section>
  );
};

const GoodToKnow = () => {
  const { serviceEmails } = useSettings();
  const hospitals = useHelpChoices()?.hospitals ?? [];
  const lifts = useLifts();
  return (
    <section className="section section--tint">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <Line of={texts['know-title']} as="h2" />
          </div>
          <dl className="table">
            {goodToKnow(lifts).map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
            {hospitals.length > 0 && (
              <div>
                <dt>Hospitals</dt>
                <dd>{`${formatList(hospitals)}. Ask us about any other.`}</dd>
              </div>
            )}
          </dl>
          <AskedFacts facts={lifts?.from ? ANSWERS : [MEASURED, ...ANSWERS]} />
        </div>
        <div className="panel panel--ok">
          <Line of={texts['ready-title']} as="h3" />
          <Line of={texts['ready-text']} as="p" />
          <div className="row">
            <CallButton />
            <ButtonLink href={mailtoHref(serviceEmails.transport)} variant="line" icon="mail">
              Email Us
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
};

/** How to book a lift to hospital. */
export const HospitalTransportPage = () => {
  const lifts = useLifts();
  return (
    <>
      <Hero scene="transport" above={<ServiceCrumbs here="Hospital transport" />} title={texts.title} lead={texts.lead}>
        <div className="row">
          <CallButton />
          <ButtonLink href="/help?service=lift" variant="line">
            Ask for a Lift
          </ButtonLink>
        </div>
        <PhoneStatus />
        {lifts && <p>{`Book by phone at least ${lifts.noticeHours} hours ahead.`}</p>}
      </Hero>
      <HowToBook />
      <GoodToKnow />
      <section className="section on-deep edge">
        <div className="wrap split">
          <div>
            <Line of={texts['volunteer-title']} as="h2" />
            <Line of={texts['volunteer-text']} as="p" className="lead mt-md" />
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
};
