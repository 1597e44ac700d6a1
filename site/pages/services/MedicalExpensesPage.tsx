import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { menu } from '#contract/words/menu.ts';
import { services } from '#contract/words/services.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { HELP_DOCUMENTS } from './help-documents.ts';
import { ServiceHead } from './ServiceHead.tsx';

const ELIGIBILITY = [services.hardship, services.need, services.application, services.serviceArea];
const { texts, images } = medicalExpensesPlaces;

const ContactButtons = () => {
  const { contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <>
      <div className="row">
        <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon="phone">
          <T of={site.call} values={{ phone: contact.phone }} />
        </ButtonLink>
        <ButtonLink href="/contact?about=medical-expenses" variant="line" icon="mail" of={services.writeToUs} />
      </div>
      <PhoneStatus />
    </>
  );
};

const Steps = () => {
  const { contact, serviceEmails } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <T as="h2" of={menu.applyInSteps} />
        </div>
        <ol className="steps">
          <li>
            <PageText of={texts['contact-title']} as="h3" />
            <T
              as="p"
              of={services.ringOrWrite}
              values={{
                phone: <a href={hrefOf(contact.phone)}>{contact.phone}</a>,
                email: <EmailLink address={serviceEmails.medical} />,
              }}
            />
          </li>
          <li>
            <PageText of={texts['complete-title']} as="h3" />
            <T
              as="p"
              of={services.beginAndBring}
              values={{ begin: <T as="a" href="/contact?about=medical-expenses" of={services.writeToBegin} /> }}
            />
            <EditableText of={texts['how-to-apply']} />
          </li>
          <li>
            <PageText of={texts['review-title']} as="h3" />
            <T as="p" of={services.reviewTakes} />
          </li>
        </ol>
      </div>
    </section>
  );
};

export const MedicalExpensesPage = () => (
  <>
    <ServiceHead
      here={services.medicalHere}
      title={texts.title}
      lead={texts.lead}
      picture={images.head}
      art="service-medical"
      colour="slaney"
    >
      <ContactButtons />
    </ServiceHead>
    <Steps />
    <section className="section section--tint">
      <div className="wrap">
        <div className="grid g2">
          <div className="panel panel--ok">
            <PageText of={texts['who-title']} as="h2" className="h3" />
            <Ticks items={ELIGIBILITY} />
            <EditableText of={texts['service-area']} />
          </div>
          <div className="panel panel--ok">
            <PageText of={texts['documents-title']} as="h2" className="h3" />
            <Ticks items={HELP_DOCUMENTS} />
          </div>
        </div>
      </div>
    </section>
    <section className="section on-deep edge">
      <div className="wrap split">
        <div>
          <PageText of={texts['lift-title']} as="h2" />
          <PageText of={texts['lift-text']} as="p" className="lead mt-md" />
        </div>
        <div className="row">
          <ButtonLink href="/services/hospital-transport" variant="furze" of={menu.hospitalTransport} />
        </div>
      </div>
    </section>
  </>
);
