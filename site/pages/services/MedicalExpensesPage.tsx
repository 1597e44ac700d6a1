import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { Line } from '../../editing/Line.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { HELP_DOCUMENTS } from './help-documents.ts';
import { ServiceHead } from './ServiceHead.tsx';

const ELIGIBILITY = [
  'Health-related financial hardship',
  'Demonstrated need',
  'Completed application with documents',
  'Within service area',
];
const { texts, images } = medicalExpensesPlaces;

const ContactButtons = () => {
  const { contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <>
      <div className="row">
        <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon="phone">{`Call ${contact.phone}`}</ButtonLink>
        <ButtonLink href="/contact?about=medical-expenses" variant="line" icon="mail">
          Write to Us
        </ButtonLink>
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
          <h2>Apply in 3 steps</h2>
        </div>
        <ol className="steps">
          <li>
            <Line of={texts['contact-title']} as="h3" />
            <p>
              Ring <a href={hrefOf(contact.phone)}>{contact.phone}</a> or write to{' '}
              <EmailLink address={serviceEmails.medical} /> to apply.
            </p>
          </li>
          <li>
            <Line of={texts['complete-title']} as="h3" />
            <p>
              <a href="/contact?about=medical-expenses">Write to us to begin</a>. Have the documents listed below ready;
              please send none of them by email.
            </p>
            <EditableText of={texts['how-to-apply']} />
          </li>
          <li>
            <Line of={texts['review-title']} as="h3" />
            <p>Review takes 3-5 business days.</p>
          </li>
        </ol>
      </div>
    </section>
  );
};

/** How to apply for help with medical costs. */
export const MedicalExpensesPage = () => (
  <>
    <ServiceHead
      here="Medical expenses"
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
            <Line of={texts['who-title']} as="h2" className="h3" />
            <Ticks items={ELIGIBILITY} />
            <EditableText of={texts['service-area']} />
          </div>
          <div className="panel panel--ok">
            <Line of={texts['documents-title']} as="h2" className="h3" />
            <Ticks items={HELP_DOCUMENTS} />
          </div>
        </div>
      </div>
    </section>
    <section className="section on-deep edge">
      <div className="wrap split">
        <div>
          <Line of={texts['lift-title']} as="h2" />
          <Line of={texts['lift-text']} as="p" className="lead mt-md" />
        </div>
        <div className="row">
          <ButtonLink href="/services/hospital-transport" variant="furze">
            Hospital Transport
          </ButtonLink>
        </div>
      </div>
    </section>
  </>
);
