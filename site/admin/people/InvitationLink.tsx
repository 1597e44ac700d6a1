import { dateAndTime } from '#contract/dublin.ts';
import type { Invitation } from '#contract/invitations.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What has become of the mail. */
const mailSentence = ({ mailed, mailServer, person: { email } }: Invitation): string => {
  if (mailed) return `It was mailed to ${email}.`;
  return mailServer
    ? `The mail to ${email} could not be sent. Please pass the link on yourself.`
    : `No mail server is set up, so nothing was mailed to ${email}. Please pass the link on yourself.`;
};

const Link = ({ link, expiresAt }: { link: string; expiresAt: string }) => (
  <>
    <Field
      label="Link"
      readOnly
      value={link}
      hint={`Works once, until ${dateAndTime(expiresAt)}. It is shown only now.`}
      onFocus={(event) => event.target.select()}
    />
    <CopyButton text={link} what="link" />
  </>
);

/** A new invitation with its link, shown this once; or that a new link is on its way to the owner of an account. */
export const InvitationLink = ({ invitation }: { invitation: Invitation }) => {
  const { link, person, mailed, expiresAt } = invitation;
  const title = link
    ? `The invitation for ${person.name} is ready.`
    : `${person.name} can choose a new password until ${dateAndTime(expiresAt)}.`;
  return (
    <div className="stack stack--close">
      <Notice tone={mailed ? 'ok' : 'wait'} title={title}>
        <p>
          {link ? mailSentence(invitation) : `The link was mailed to ${person.email}, and is shown to nobody else.`}
        </p>
      </Notice>
      {link && <Link link={link} expiresAt={expiresAt} />}
    </div>
  );
};
