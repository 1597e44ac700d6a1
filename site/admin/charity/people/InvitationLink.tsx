import { dateAndTime } from '#contract/dublin.ts';
import type { Invitation } from '#contract/people/invitations.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';

const Link = ({ link, expiresAt }: { link: string; expiresAt: string }) => (
  <>
    <Field
      label="Link"
      readOnly
      value={link}
      hint={`Works once, until ${dateAndTime(expiresAt)}. It is shown only now.`}
      onFocus={(event) => event.target.select()}
    />
    <CopyButton text={link} label="Copy link" />
  </>
);

const mailSentence = ({ link, mailed, person: { email } }: Invitation): string => {
  if (link) return `No mail server is set up, so nothing was mailed to ${email}. Please pass the link on yourself.`;
  if (mailed) return `The link was mailed to ${email}, and is shown to nobody else.`;
  return `The mail to ${email} could not be sent yet. It is tried again; please check that the address is right.`;
};

const titleOf = ({ link, mailed, person, expiresAt }: Invitation): string => {
  if (link || !mailed) return `The invitation for ${person.name} is ready.`;
  return `${person.name} can choose a ${person.lastLogin ? 'new ' : ''}password until ${dateAndTime(expiresAt)}.`;
};

export const InvitationLink = ({ invitation }: { invitation: Invitation }) => {
  const { link, mailed, expiresAt } = invitation;
  return (
    <div className="stack stack--close">
      <Notice tone={mailed ? 'ok' : 'wait'} title={titleOf(invitation)}>
        <p>{mailSentence(invitation)}</p>
      </Notice>
      {link && <Link link={link} expiresAt={expiresAt} />}
    </div>
  );
};
