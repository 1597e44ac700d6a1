import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { calledOffTask } from '#contract/help/help.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import type { MessageChange, MessageView, StaffMessage, StaffMessages } from '#contract/messages/messages.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ago } from '../../../ui/relative-time.ts';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { useOpenId, useOpenRecord } from '../../shell/list/useOpenRecord.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { useNow } from '../../useNow.ts';
import { DeletionDialog } from '../moderation/DeletionDialog.tsx';
import { UndoToast } from '../moderation/UndoToast.tsx';
import { useDeletion } from '../moderation/useDeletion.ts';
import { useUndo } from '../moderation/useUndo.ts';
import { outcomeNotified, outcomes } from './HelpOutcomeDialog.tsx';
import { MessageArticle } from './MessageArticle.tsx';
import { messageSubject } from './message-subject.ts';
import { useMessageChange } from './useMessageChange.ts';

const isInView = (view: MessageView, message: StaffMessage, personId: string | undefined): boolean => {
  if (view === 'held-back' || message.heldBack) return view === 'held-back' && message.heldBack;
  if (view === 'answered' || message.state === 'answered') return view === message.state;
  return view === 'open' || message.assignedTo === personId;
};

type MessageListProps = {
  messages: readonly StaffMessage[];
  open: string;
  now: Date;
  hrefOf: (id: string) => string;
};

const MessageList = ({ messages, open, now, hrefOf }: MessageListProps) => (
  <ul>
    {messages.map(
      ({ id, name, about, urgent, held, message, createdAt, assignedName, assignedTo, state, reference, help }) => {
        const task = calledOffTask({ state, assignedTo, help });
        return (
          <li key={id}>
            <Link to={hrefOf(id)} aria-current={id === open ? 'true' : undefined}>
              {state === 'open' && <i aria-hidden="true" />}
              <b>{name}</b>
              <time dateTime={createdAt}>{ago(createdAt, now)}</time>
              <span className="row row--tight">
                {task && <Badge tone="bad">{task}</Badge>}
                {urgent && <Badge tone="bad">Read first</Badge>}
                {held && <Badge tone="wait">Perhaps a robot</Badge>}
                <Badge tone={help ? 'plum' : 'info'}>{help ? 'Asks for help' : messageTopics[about].label}</Badge>
                {help && <small>{reference}</small>}
                {assignedName && <small>{assignedName}</small>}
              </span>
              <p>{help ? [helpSummary(help), message].filter(Boolean).join(' · ') : message}</p>
            </Link>
          </li>
        );
      },
    )}
  </ul>
);

interface InboxProps {
  view: MessageView;
  data: StaffMessages;
  children: Elements;
}

/** Closes the message once something done here takes it out of the list. */
export const Inbox = ({ view, data: { messages, total }, children }: InboxProps) => {
  const now = useNow();
  const platform = usePlatform();
  const me = useUser()?.id;
  const address = useOpenId('message');
  const { id: open, hrefOf } = address;
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  }, [open]);
  // Another message may have been opened while the call was on its way.
  const close = (id: string) => openNow.current === id && address.close();
  const change = useMessageChange(
    (before, after) => isInView(view, before, me) && !isInView(view, after, me) && close(after.id),
  );
  const say = useAlert();
  const undo = useUndo();
  const deletion = useDeletion(messageSubject, {
    forget: close,
    explain: (error, fallback) => say(sentenceOf(error, fallback)),
  });
  const busy = change.isPending || deletion.busy;
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ u: undo.undoLatest }, shortcuts);
  const tellOutcome = async (message: StaffMessage, help: NonNullable<MessageChange['help']>) => {
    const pending = undo.begin();
    try {
      const after = await change.mutateAsync({ message, change: { help } });
      pending.offer(
        `${outcomes[help.is].done}: ${message.name}`,
        () => {
          const wasAnswered = message.state === 'answered';
          change.mutate({ message: after, change: { help: null, ...(wasAnswered && { state: 'answered' }) } });
        },
        { note: outcomeNotified(help.is, message) },
      );
    } finally {
      pending.drop();
    }
  };
  const [missed, setMissed] = useState(0);
  const quarantineSpam = async (spam: readonly StaffMessage[]) => {
    const sent = spam.map((one) => change.mutateAsync({ message: one, change: { spam: true } }));
    const outcomes = await Promise.allSettled(sent);
    setMissed(outcomes.filter(({ status }) => status === 'rejected').length);
  };
  const { record, isElsewhere, isDeleted, query } = useOpenRecord(open, {
    listed: messages,
    byId: (id) => messageSubject.byId(platform, id),
    busy,
  });
  const message = isDeleted ? undefined : record;
  const isLoading = isElsewhere && query.isLoading;
  return (
    <>
      {change.error && (
        <Notice tone="bad" title="That did not work.">
          <p>{sentenceOf(change.error, 'Please try again.')}</p>
        </Notice>
      )}
      <UndoToast undo={undo} />
      {deletion.confirming && (
        <DeletionDialog
          deletion={deletion}
          question={`Erase the message of ${deletion.confirming.name}?`}
          detail="It is gone for good, with its letters, its comments and the mails about it."
          confirmLabel="Erase"
          cancelLabel="Cancel"
        />
      )}
      {missed > 1 && (
        <Notice tone="bad">
          <p>{`${missed} messages could not be held back. They are open still.`}</p>
        </Notice>
      )}
      {isElsewhere && !message && query.error && (
        <Notice tone={isDeleted ? 'wait' : 'bad'}>
          <p>{sentenceOf(query.error, 'The message could not be loaded. Please try again.')}</p>
          {!isDeleted && (
            <Button variant="line" small icon="refresh-cw" onClick={() => void query.refetch()}>
              Try again
            </Button>
          )}
        </Notice>
      )}
      {isLoading && !message && <LoadingBox label="Loading the message" />}
      {total === 0 && !message && !isLoading && children}
      {(total > 0 || message) && (
        <div className="inbox">
          <MessageList messages={messages} open={open} now={now} hrefOf={hrefOf} />
          {message ? (
            <MessageArticle
              key={message.id}
              message={message}
              busy={busy}
              backHref={hrefOf('')}
              onChange={(what) =>
                change.mutateAsync({ message, change: what }).then(
                  () => true,
                  () => false,
                )
              }
              onOutcome={(outcome) => tellOutcome(message, outcome)}
              onSpam={(others) => void quarantineSpam([...others, message])}
              onErase={() => deletion.ask(message)}
            />
          ) : (
            <div className="inbox__none">
              <EmptyState art="empty-letterbox">Choose a message to read it.</EmptyState>
            </div>
          )}
        </div>
      )}
    </>
  );
};
