import { mailtoHref } from '#contract/personal-data/email.ts';
import { telHref } from '#contract/personal-data/phone-parts.ts';
import { hospitalTransportPlaces } from '#contract/places/hospital-transport.ts';
import { pages } from '#contract/words/pages.ts';
import { services } from '#contract/words/services.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Written } from '../../language/Written.ts';
import { formatList } from '../../layout/format-list.ts';
import { Hero } from '../../layout/Hero.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { useHelpChoices } from '../../shops/phone-times.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type ServiceFact, ServiceFacts } from './ServiceFacts.tsx';
import { ServiceCrumbs } from './ServiceHead.tsx';

const { texts } = hospitalTransportPlaces;

type Lifts = NonNullable<ReturnType<typeof useHelpChoices>>['lifts'];

const MEASURED: ServiceFact = { name: services.measuredFrom, of: texts['measured-from'] };
const ANSWERS: readonly ServiceFact[] = [
  { name: services.wayHome, of: texts.return },
  { name: services.weeklyAppointments, of: texts.weekly },
  { name: services.wheelchair, of: texts.wheelchair },
  { name: services.whoDrives, of: texts['who-drives'] },
  { name: services.betweenUs, of: texts.confidential },
  { name: services.whatNext, of: texts['what-next'] },
];

const CallButton = () => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <ButtonLink href={hrefOf(phone)} variant="brand" icon="phone">
      <T of={site.call} values={{ phone }} />
    </ButtonLink>
  );
};

const Emergency = () => (
  <Notice tone="bad" icon="siren" announce="none" className="mb-xl" title={<T of={services.emergencyTitle} />}>
    <T
      as="p"
      of={services.emergencyNumbers}
      values={{ first: <a href={telHref('112')}>112</a>, second: <a href={telHref('999')}>999</a> }}
    />
  </Notice>
);

const HowToBook = ({ lifts }: { lifts: Lifts }) => (
  <section className="section">
    <div className="wrap">
      <Emergency />
      <div className="head">
        <PageText of={texts['how-title']} as="h2" />
      </div>
      <ol className="steps">
        <li>
          <PageText of={texts['ring-title']} as="h3" />
          {lifts && <T as="p" of={services.bookByPhone} values={{ count: lifts.noticeHours }} />}
        </li>
        <li>
          <PageText of={texts['tell-title']} as="h3" />
          <PageText of={texts['tell-text']} as="p" />
        </li>
        <li>
          <PageText of={texts['travel-title']} as="h3" />
          <PageText of={texts['travel-text']} as="p" />
        </li>
      </ol>
    </div>
  </section>
);

const GoodToKnow = ({ lifts }: { lifts: Lifts }) => {
  const { serviceEmails } = useSettings();
  const hospitals = useHelpChoices()?.hospitals ?? [];
  return (
    <section className="section section--tint">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <PageText of={texts['know-title']} as="h2" />
          </div>
          <dl className="table">
            <div>
              <T as="dt" of={services.days} />
              <T as="dd" of={services.liftDays} />
            </div>
            {lifts && (
              <>
                <div>
                  <T as="dt" of={services.notice} />
                  <T as="dd" of={services.liftNotice} values={{ count: lifts.noticeHours }} />
                </div>
                <div>
                  <T as="dt" of={services.area} />
                  <dd>
                    <T of={services.liftArea} values={{ count: lifts.miles }} />
                    {lifts.from && <Written language={null}>{` (${lifts.from})`}</Written>}
                  </dd>
                </div>
              </>
            )}
            <div>
              <T as="dt" of={services.companion} />
              <T as="dd" of={pages.companion} />
            </div>
            <div>
              <T as="dt" of={services.cost} />
              <T as="dd" of={pages.freeLifts} />
            </div>
            {hospitals.length > 0 && (
              <div>
                <T as="dt" of={services.hospitals} />
                <T as="dd" of={services.hospitalsNamed} values={{ hospitals: formatList(hospitals) }} />
              </div>
            )}
          </dl>
          <ServiceFacts facts={lifts?.from ? ANSWERS : [MEASURED, ...ANSWERS]} />
        </div>
        <div className="panel panel--ok">
          <PageText of={texts['ready-title']} as="h3" />
          <PageText of={texts['ready-text']} as="p" />
          <div className="row">
            <CallButton />
            <ButtonLink href={mailtoHref(serviceEmails.transport)} variant="line" icon="mail" of={pages.emailUs} />
          </div>
        </div>
      </div>
    </section>
  );
};

export const HospitalTransportPage = () => {
  const lifts = useHelpChoices()?.lifts;
  return (
    <>
      <Hero
        scene="transport"
        above={<ServiceCrumbs here={services.transportHere} />}
        title={texts.title}
        lead={texts.lead}
      >
        <div className="row">
          <CallButton />
          <ButtonLink href="/help?service=lift" variant="line" of={services.askForALift} />
        </div>
        <PhoneStatus />
        {lifts && <T as="p" of={services.bookByPhoneAhead} values={{ count: lifts.noticeHours }} />}
      </Hero>
      <HowToBook lifts={lifts} />
      <GoodToKnow lifts={lifts} />
      <section className="section on-deep edge">
        <div className="wrap split">
          <div>
            <PageText of={texts['volunteer-title']} as="h2" />
            <PageText of={texts['volunteer-text']} as="p" className="lead mt-md" />
          </div>
          <div className="row">
            <ButtonLink href="/support#volunteer" variant="furze" of={pages.volunteer} />
          </div>
        </div>
      </section>
    </>
  );
};
