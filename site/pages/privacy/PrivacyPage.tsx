import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { privacyPlaces } from '#contract/places/privacy.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { BACKUP_DAYS_MAX, defaultRetention } from '#contract/privacy/retention.ts';
import { privacy } from '#contract/words/privacy.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { RetentionSections } from './RetentionSections.tsx';

const Rights = () => {
  const { contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <>
      <T as="h2" id="rights" of={privacy.rightsTitle} />
      <T as="p" of={privacy.rights} />
      <T
        as="p"
        of={privacy.ownTestimonial}
        values={{
          link: <T as="strong" of={privacy.privateLink} />,
          change: <T as="a" href={manageLinkPaths.testimonial} of={privacy.changeTestimonial} />,
        }}
      />
      <T
        as="p"
        of={privacy.ownOffer}
        values={{ change: <T as="a" href={manageLinkPaths.donation} of={privacy.changeOffer} /> }}
      />
      <T
        as="p"
        of={privacy.everythingElse}
        values={{
          phone: <a href={hrefOf(contact.phone)}>{contact.phone}</a>,
          email: <EmailLink address={contact.email} />,
        }}
      />
      <T
        as="p"
        of={privacy.complain}
        values={{ address: <a href="https://www.dataprotection.ie">www.dataprotection.ie</a> }}
      />
    </>
  );
};

const Safety = () => (
  <>
    <T as="h2" id="who" of={privacy.seenTitle} />
    <ul>
      <T as="li" of={privacy.seenByEverybody} />
      <T as="li" of={privacy.seenByStaff} />
      <T as="li" of={privacy.seenByNobody} />
    </ul>
    <T as="h2" id="cookies" of={privacy.cookiesTitle} />
    <T as="p" of={privacy.cookies} />
  </>
);

export const PrivacyPage = () => {
  const { data: periods = defaultRetention } = useAnswer(pageKey(readRetention, {}));
  return (
    <section className="section">
      <div className="wrap wrap--narrow">
        <div className="head">
          <PageText of={privacyPlaces.texts.title} as="h1" />
          <PageText of={privacyPlaces.texts.lead} as="p" className="lead" />
        </div>
        <div className="article">
          <RetentionSections periods={periods} />
          <T as="h2" id="backups" of={privacy.backupsTitle} />
          <T as="p" of={privacy.backups} values={{ count: BACKUP_DAYS_MAX / 7 }} />
          <Safety />
          <Rights />
        </div>
      </div>
    </section>
  );
};
