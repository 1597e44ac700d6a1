import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { privacyPlaces } from '#contract/places/privacy.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { BACKUP_DAYS_MAX, defaultRetention } from '#contract/privacy/retention.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { RetentionSections } from './RetentionSections.tsx';

const Rights = () => {
  const { contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <>
      <h2 id="rights">What you can ask of us</h2>
      <p>
        You can ask what we keep about you and get a copy of it, have it corrected, have it deleted, object to how we
        use it, and take back what you agreed to, at any time and without giving a reason. What was lawful until then
        stays lawful.
      </p>
      <p>
        For a testimonial you need not ask: when you send one, we show you a <strong>private link</strong>, and mail it
        to you where you gave an address. With it you{' '}
        <a href={manageLinkPaths.testimonial}>see, correct or withdraw it yourself</a>. A testimonial that you withdraw
        leaves this website at once, and our files within a minute.
      </p>
      <p>
        For something that you offered us, too: with the link that we show you and mail to you, you{' '}
        <a href={manageLinkPaths.donation}>see where it stands, add photos or withdraw it</a>.
      </p>
      <p>
        For everything else ring <a href={hrefOf(contact.phone)}>{contact.phone}</a> or write to{' '}
        <EmailLink address={contact.email} />.
      </p>
      <p>
        If you think that we treat your data wrongly, you can complain to the Data Protection Commission, the
        supervisory authority in Ireland: <a href="https://www.dataprotection.ie">www.dataprotection.ie</a>.
      </p>
    </>
  );
};

const Safety = () => (
  <>
    <h2 id="who">Who sees it</h2>
    <ul>
      <li>Everybody sees what we publish: your words, and your name and picture where you agreed to them.</li>
      <li>
        Our staff and volunteers see testimonials and offers, each with an account of their own. What they decide and
        change is written to a log.
      </li>
      <li>
        Nobody else. Your words are checked by a program on our own server, and are sent to no other company. This
        website loads nothing from other websites.
      </li>
    </ul>
    <h2 id="cookies">No cookies</h2>
    <p>
      This website sets no cookies and follows nobody. Your internet address is held in memory only, to stop floods of
      messages, and is never written down. What you have begun to write in a form is kept on your own device until you
      send it, and the link to what you offered us until you press “Forget on This Device”.
    </p>
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
          <h2 id="backups">Backups</h2>
          <p>{`We make a backup every day, so that nothing is lost when a machine breaks. A backup is deleted after at most ${BACKUP_DAYS_MAX / 7} weeks, and with it the last copy of what you had us delete. If we ever have to bring a backup back, what was deleted since stays deleted.`}</p>
          <Safety />
          <Rights />
        </div>
      </div>
    </section>
  );
};
