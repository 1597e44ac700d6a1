import { sharedHours } from '#contract/help/phone-times.ts';
import { contactPlaces } from '#contract/places/contact.ts';
import { menu } from '#contract/words/menu.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { MessageSent } from '../../contact/MessageSent.tsx';
import { T } from '../../language/T.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { usePageLocation, useSubmitted } from '../../routing/PageContext.tsx';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { OtherWays } from './OtherWays.tsx';
import { ReadyForHelp } from './ReadyForHelp.tsx';

const Ring = () => {
  const { contact, shops } = useSettings();
  const hrefOf = usePhoneHref();
  const hours = sharedHours(shops);
  return (
    <>
      <div className="row">
        <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon="phone">
          <T of={site.call} values={{ phone: contact.phone }} />
        </ButtonLink>
      </div>
      <PhoneStatus />
      {hours && (
        <p>
          <HoursLine hours={hours} end="." />
        </p>
      )}
    </>
  );
};

const { texts } = contactPlaces;

export const ContactPage = () => {
  const submitted = useSubmitted();
  const { about = '' } = usePageLocation().search;
  return (
    <>
      <Hero
        scene="contact"
        above={<T as="p" className="eyebrow" of={menu.contactUs} />}
        title={texts.title}
        lead={texts.lead}
      >
        <Ring />
      </Hero>
      {about === 'medical-expenses' && <ReadyForHelp />}
      <section className="section section--furze section--form" id="write" data-app="">
        <div className="wrap wrap--narrow">
          {submitted?.reference ? (
            <MessageSent name={submitted.donor ?? ''} reference={submitted.reference} helplines={submitted.helplines} />
          ) : (
            <ContactForm submitted={submitted} about={about} />
          )}
        </div>
      </section>
      <OtherWays />
    </>
  );
};
