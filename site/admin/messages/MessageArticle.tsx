import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import type { MessageChange, StaffMessage } from '#contract/messages/messages.ts';
import { mailtoHref } from '#contract/personal-data/email.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { useMay } from '../../client/useMay.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AssigneeChoice } from '../assignment/AssigneeChoice.tsx';
import { useColleagues } from '../assignment/useColleagues.ts';
import { StaffPhone } from '../phone/StaffPhone.tsx';
import { UrgentPanel } from '../urgent/UrgentPanel.tsx';
import { MessageNotes } from './MessageNotes.tsx';

const Reach = ({ message: { email, phone, reference } }: { message: StaffMessage }) => (
  <p className="row row--tight">
    {email && <a href={mailtoHref(email, { subject: `Your message ${reference}` })}>{email}</a>}
    {phone && (
      <span>
        <StaffPhone phone={phone} />
      </span>
    )}
  </p>
);

type MessageArticleProps = {
  message: StaffMessage;
  busy: boolean;
  /** False when it was not stored. */
  onChange: (change: MessageChange) => Promise<boolean>;
  onDelete: () => void;
  backHref: string;
};

/** One message: who wrote, what, who looks after it, and what is done about it. */
export const MessageArticle = ({ message, busy, onChange, onDelete, backHref }: MessageArticleProps) => {
  const [asks, setAsks] = useState(false);
  const colleagues = useColleagues('decide');
  const mayDelete = useMay('delete');
  const open = message.state === 'open';
  const user = useUser();
  return (
    <article aria-labelledby="message-name">
      <Link className="backlink" to={backHref} preventScrollReset>
        <Icon name="arrow-left" />
        All messages
      </Link>
      <div>
        <h2 id="message-name">{message.name}</h2>
        <Reach message={message} />
      </div>
      <div className="row row--end">
        <AssigneeChoice
          key={message.id}
          label="Looked after by"
          nobody="Nobody yet"
          colleagues={colleagues}
          value={message.assignedTo ?? ''}
          assignedName={message.assignedName}
          onChoose={(id) => void onChange({ assignedTo: id || null })}
        />
        {message.heldBack ? (
          <Button variant="brand" icon="check" busy={busy} onClick={() => void onChange({ release: true })}>
            Release
          </Button>
        ) : (
          <Button
            variant={open ? 'brand' : 'line'}
            icon={open ? 'check' : 'rotate-ccw'}
            busy={busy}
            onClick={() => void onChange({ state: open ? 'answered' : 'open' })}
          >
            {open ? 'Answered' : 'Open again'}
          </Button>
        )}
      </div>
      {message.urgency && (
        <UrgentPanel
          kind="message"
          id={message.id}
          urgency={message.urgency}
          takenBy={message.assignedName}
          isMine={message.assignedTo === user?.id}
          hasPhone={Boolean(message.phone)}
        />
      )}
      <div className="msg">
        <p className="mini">{`${dateAndTime(message.createdAt)} · ${messageTopics[message.about].label} · ${message.reference}`}</p>
        <p className="lines">{message.message}</p>
      </div>
      <MessageNotes message={message} busy={busy} onNote={(note) => onChange({ note })} />
      <p className="hint">
        <span>Answered messages are deleted by age (Privacy). </span>
        {mayDelete && (
          <button type="button" className="linkbtn" onClick={() => setAsks(true)}>
            Erase this message now
          </button>
        )}
      </p>
      {asks && (
        <ConfirmDialog
          question={`Erase the message of ${message.name}?`}
          detail="It is gone for good, with its notes and the mails about it."
          confirmLabel="Erase"
          icon="trash-2"
          busy={busy}
          onConfirm={onDelete}
          onCancel={() => setAsks(false)}
        />
      )}
    </article>
  );
};
