import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#contract/people.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The link of a new invitation, shown this once. */
export const InvitationLink = ({ invitation }: { invitation: Invitation }) => {
  const { link, person, mailed, expiresAt } = invitation;
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
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
      <div className="row row--tight">
        <Button variant="line" icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
          Copy link
        </Button>
        <span className="hint" role="status">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'The browser did not allow copying. Please select the link and copy it.'}
        </span>
      </div>
    </div>
  );
};
