import { Link } from 'react-router-dom';
import { clockTime } from '#contract/dublin.ts';
import { mayTakeBack } from '../../../client/outbox/entry-order.ts';
import { useOutbox, useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import type { OutboxEntry } from '../../../client/outbox/outbox-entry.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useRefreshForEntry } from './useRefreshForEntry.ts';

const addressOf = ({ subject }: OutboxEntry): string => {
  if ('runId' in subject) return `/admin/runs/${subject.runId}`;
  if (subject.kind === 'message') return `/admin/messages?message=${subject.id}`;
  const [kind, id] = subject.kind === 'comment' ? [subject.on, subject.subjectId] : [subject.item, subject.id];
  return `/admin/${kind === 'testimonial' ? 'testimonials' : 'donations'}?item=${id}`;
};

export const UnsentDialog = ({ onClose }: { onClose: () => void }) => {
  const outbox = useOutbox();
  const { entries } = useOutboxState();
  const refresh = useRefreshForEntry();
  const letGo = (entry: OutboxEntry) => (entry.state === 'waiting' ? outbox.takeBack(entry) : outbox.remove(entry));
  return (
    <Dialog
      title="Not sent"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button variant="line" icon="refresh-cw" onClick={() => void outbox.send()}>
            Try now
          </Button>
        </>
      }
    >
      {entries.length === 0 && <p>Everything has been sent.</p>}
      <ul className="rows">
        {entries.map((entry) => {
          const isWaiting = entry.state === 'waiting';
          return (
            <li key={entry.key}>
              <span className="grow">
                <span className="row row--tight">
                  <b>{entry.title}</b>
                  <Badge tone={isWaiting ? 'wait' : 'bad'} icon={isWaiting ? 'cloud-upload' : 'reply'}>
                    {isWaiting ? 'Not sent' : 'Came back'}
                  </Badge>
                </span>
                <small>{`${entry.what}, ${clockTime(new Date(entry.at))}`}</small>
                {entry.message && <small>{`${entry.message} Nothing was overturned.`}</small>}
              </span>
              {!isWaiting && (
                <Link to={addressOf(entry)} onClick={onClose}>
                  Look again<span className="sr">{` at ${entry.title}`}</span>
                </Link>
              )}
              {(!isWaiting || mayTakeBack(entries, entry)) && (
                <Button
                  variant="line"
                  small
                  aria-label={`${isWaiting ? 'Take it back' : 'I have read it'}: ${entry.title}`}
                  onClick={() => void letGo(entry).then(() => refresh(entry))}
                >
                  {isWaiting ? 'Take it back' : 'I have read it'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="hint">Kept in this browser, also when the tab is closed. Sent in this order, each once.</p>
    </Dialog>
  );
};
