import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { telHref } from '../../shops/contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import { HELP_DOCUMENTS } from './help-documents.ts';
import { ServiceHead } from './ServiceHead.tsx';

const ELIGIBILITY = [
  'Health-related financial hardship',
  'Demonstrated need',
  'Completed application with documents',
  'Within service area',
];
const { texts } = medicalExpensesPlaces;

const ContactButtons = () => {
  const { contact } = useSettings();
  return (
    <div className="row">
      <ButtonLink href={telHref(contact.phone)} variant="brand" icon={Phone}>
        Call {contact.phone}
      </ButtonLink>
      <ButtonLink href="/contact?about=medical-expenses" variant="line" icon={Mail}>
        Write to Us
      </ButtonLink>
    </div>
  );
};

const Steps = () => {
  const { contact, serviceEmails } = useSettings();
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>Apply in 3 steps</h2>
        </div>
        <ol className="steps">
          <li>
            <h3>Get in touch</h3>
            <p>
              Ring <a href={telHref(contact.phone)}>{contact.phone}</a> or write to{' '}
              <EmailLink address={serviceEmails.medical} /> to apply.
            </p>
          </li>
          <li>
            <h3>Complete your application</h3>
            <p>
              <a href="/contact?about=medical-expenses">Write to us to begin</a>. Have the documents listed below ready;
              please send none of them by e-mail.
            </p>
            <EditableText of={texts['how-to-apply']} />
          </li>
          <li>
            <h3>We review it</h3>
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
      title="Help with medical costs"
      lead="When the cost of being ill is more than a household can carry, we fund essential medical costs."
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
            <h2 className="h3">Who can apply</h2>
            <Ticks items={ELIGIBILITY} />
            <EditableText of={texts['service-area']} />
          </div>
          <div className="panel panel--ok">
            <h2 className="h3">Required documents</h2>
            <Ticks items={HELP_DOCUMENTS} />
          </div>
        </div>
      </div>
    </section>
    <section className="section on-deep edge">
      <div className="wrap split">
        <div>
          <h2>Need a lift to the appointment?</h2>
          <p className="lead mt-md">Our hospital transport is free. Book by phone at least 48 hours ahead.</p>
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
