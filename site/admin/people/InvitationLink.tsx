import { dateAndTime } from '#contract/dublin.ts';
import type { Invitation } from '#contract/invitations.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The link of a new invitation, shown this once. */
export const InvitationLink = ({ invitation }: { invitation: Invitation }) => {
  const { link, person, mailed, expiresAt } = invitation;
  return (
    <div className="stack stack--close">
      <Notice tone={mailed ? 'ok' : 'wait'} title={`The invitation for ${person.name} is ready.`}>
        <p>
          {mailed
            ? `It was mailed to ${person.email}.`
            : `The mail to ${person.email} could not be sent. Please pass the link on yourself.`}
        </p>
      </Notice>
      <Field
        label="Link"
        readOnly
        value={link}
        hint={`Works once, until ${dateAndTime(expiresAt)}. It is shown only now.`}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} what="link" />
    </div>
  );
};
