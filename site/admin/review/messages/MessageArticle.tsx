import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import type { MessageChange, StaffMessage } from '#contract/messages/messages.ts';
import { mailtoHref } from '#contract/personal-data/email.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { InviteDialog } from '../../charity/people/InviteDialog.tsx';
import { NewRequestDialog } from '../../charity/privacy/requests/NewRequestDialog.tsx';
import { StaffPhone } from '../../shell/phone/StaffPhone.tsx';
import { AssigneeChoice } from '../assignment/AssigneeChoice.tsx';
import { useColleagues } from '../assignment/useColleagues.ts';
import { Thread } from '../comments/Thread.tsx';
import { LetterDialog } from '../letters/LetterDialog.tsx';
import { LetterList } from '../letters/LetterList.tsx';
import { ThreadLink } from '../letters/ThreadLink.tsx';
import { UrgentPanel } from '../urgent/UrgentPanel.tsx';
import { HelpFacts, isHelpRequest } from './HelpFacts.tsx';
import { type HelpOutcome, HelpOutcomeDialog, outcomes } from './HelpOutcomeDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { SpamDialog } from './SpamDialog.tsx';

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

interface StepsProps {
  message: StaffMessage;
  busy: boolean;
  onChange: (change: MessageChange) => void;
  onWrite: () => void;
  onOutcome: (is: HelpOutcome) => void;
}

const Steps = ({ message, busy, onChange, onWrite, onOutcome }: StepsProps) => {
  const open = message.state === 'open';
  const isRequest = isHelpRequest(message);
  if (message.heldBack)
    return (
      <Button variant="brand" icon="check" busy={busy} onClick={() => onChange({ release: true })}>
        Release
      </Button>
    );
  const isWithdrawn = message.help?.withdrawnAt !== undefined;
  const hasOutcome = message.help?.outcome !== undefined && !isWithdrawn;
  const isDone = hasOutcome || isWithdrawn;
  return (
    <>
      {isRequest &&
        !isDone &&
        (['arranged', 'closed'] as const).map((is) => (
          <Button
            key={is}
            variant={is === 'arranged' && open ? 'brand' : 'line'}
            icon={outcomes[is].icon}
            busy={busy}
            onClick={() => onOutcome(is)}
          >
            {outcomes[is].act}
          </Button>
        ))}
      {message.email && (
        <Button variant={open && !isRequest ? 'brand' : 'line'} icon="mail" onClick={onWrite}>
          Reply
        </Button>
      )}
      {(open || !hasOutcome) && (
        <Button
          variant={open && (isDone || (!message.email && !isRequest)) ? 'brand' : 'line'}
          icon={open ? 'check' : 'rotate-ccw'}
          busy={busy}
          onClick={() => onChange({ state: open ? 'answered' : 'open' })}
        >
          {open ? (isWithdrawn ? 'Settled' : 'Answered') : 'Open again'}
        </Button>
      )}
      {hasOutcome && (
        <Button variant="line" icon="rotate-ccw" busy={busy} onClick={() => onChange({ help: null })}>
          {open ? 'Not arranged any more' : 'Open again'}
        </Button>
      )}
    </>
  );
};

type MessageArticleProps = {
  message: StaffMessage;
  busy: boolean;
  /** False when it was not stored. */
  onChange: (change: MessageChange) => Promise<boolean>;
  /** Rejects if it was not stored. */
  onOutcome: (outcome: NonNullable<MessageChange['help']>) => Promise<void>;
  /** Holds these back together with the message. */
  onSpam: (others: readonly StaffMessage[]) => void;
  onErase: () => void;
  backHref: string;
};

export const MessageArticle = ({
  message,
  busy,
  onChange,
  onOutcome,
  onSpam,
  onErase,
  backHref,
}: MessageArticleProps) => {
  const [dialog, setDialog] = useState<'write' | 'spam' | 'offer' | 'request' | 'invite' | HelpOutcome | null>(null);
  const close = () => setDialog(null);
  const colleagues = useColleagues('decide');
  const mayDelete = useMay('delete');
  const mayPrivacy = useMay('privacy');
  const mayInvite = useMay('people');
  const user = useUser();
  return (
    <article aria-labelledby="message-name">
      <Link className="backlink" to={backHref}>
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
        <Steps
          message={message}
          busy={busy}
          onChange={(change) => void onChange(change)}
          onWrite={() => setDialog('write')}
          onOutcome={setDialog}
        />
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
      {isHelpRequest(message) && <HelpFacts request={message} />}
      <div className="msg">
        <p className="mini">{`${dateAndTime(message.createdAt)} · ${messageTopics[message.about].label} · ${message.reference}`}</p>
        {message.message && <p className="lines">{message.message}</p>}
      </div>
      <LetterList about={{ kind: 'message', id: message.id }} fields={message} />
      <p className="row row--tight">
        <ThreadLink kind="message" id={message.id} name={message.name} />
      </p>
      <Thread subject={{ kind: 'message', subjectId: message.id }} />
      <fieldset className="row row--tight">
        <legend className="sr">Make something else of it</legend>
        <Button variant="quiet" small icon="package" onClick={() => setDialog('offer')}>
          It is an offer
        </Button>
        {mayPrivacy && (
          <Button variant="quiet" small icon="shield-check" onClick={() => setDialog('request')}>
            It is a data request
          </Button>
        )}
        {mayInvite && (
          <Button variant="quiet" small icon="user-plus" onClick={() => setDialog('invite')}>
            Invite as a colleague
          </Button>
        )}
        {!message.heldBack && (
          <Button variant="quiet" small icon="shield-ban" onClick={() => setDialog('spam')}>
            It is spam
          </Button>
        )}
      </fieldset>
      <p className="hint">
        <span>Answered messages are deleted by age (Privacy). </span>
        {mayDelete && (
          <button type="button" className="linkbtn" onClick={onErase}>
            Erase this message now
          </button>
        )}
      </p>
      {dialog === 'write' && message.email && (
        <LetterDialog
          about={{ kind: 'message', id: message.id }}
          name={message.name}
          email={message.email}
          onClose={close}
        />
      )}
      {(dialog === 'arranged' || dialog === 'closed') && isHelpRequest(message) && (
        <HelpOutcomeDialog
          request={message}
          is={dialog}
          onConfirm={(report) => onOutcome({ is: dialog, ...report })}
          onClose={close}
        />
      )}
      {dialog === 'spam' && (
        <SpamDialog
          message={message}
          busy={busy}
          onConfirm={(others) => {
            close();
            onSpam(others);
          }}
          onClose={close}
        />
      )}
      {dialog === 'offer' && <OfferDialog message={message} onClose={close} />}
      {dialog === 'request' && (
        <NewRequestDialog
          of={{ name: message.name, email: message.email ?? '', phone: message.phone ?? '' }}
          onClose={close}
        />
      )}
      {dialog === 'invite' && (
        <InviteDialog start={{ name: message.name, email: message.email ?? '', role: '' }} onClose={close} />
      )}
    </article>
  );
};
