import { mayTakeBack } from '#site/client/outbox/entry-order.ts';
import { useOutbox, useOutboxState } from '#site/client/outbox/OutboxContext.tsx';
import { isWithdrawn, type OutboxEntry } from '#site/client/outbox/outbox-entry.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { itemLabel, ownDecisionLabel } from './shell-labels.ts';

const Waiting = ({ entry, onTakeBack }: { entry: OutboxEntry; onTakeBack: (() => void) | null }) => (
  <>
    <Badge tone="wait">Waiting to be sent</Badge>
    <p>{ownDecisionLabel(entry, new Date())}</p>
    {entry.decision?.notes && <p className="hint">{`“${entry.decision.notes}”`}</p>}
    {onTakeBack && (
      <Button variant="line" small onClick={onTakeBack}>
        Take back
      </Button>
    )}
  </>
);

const NotApplied = ({ entry, onDismiss }: { entry: OutboxEntry; onDismiss: () => void }) => (
  <>
    <Badge tone="bad">{entry.state === 'overtaken' ? 'A colleague was faster' : 'The server said no'}</Badge>
    <dl className="decisions">
      <div>
        <dt>Your decision</dt>
        <dd>{`${ownDecisionLabel(entry, new Date())}${entry.decision?.notes ? ` “${entry.decision.notes}”` : ''}`}</dd>
      </div>
      <div>
        <dt>{entry.state === 'overtaken' ? 'What counts now' : 'The answer'}</dt>
        <dd>{entry.message}</dd>
      </div>
    </dl>
    <Button variant="line" small onClick={onDismiss}>
      Put away
    </Button>
  </>
);

interface QueueDialogProps {
  onTakenBack: () => void;
  onClose: () => void;
}

export const QueueDialog = ({ onTakenBack, onClose }: QueueDialogProps) => {
  const outbox = useOutbox();
  const { entries } = useOutboxState();
  const shown = entries.filter((entry) => !isWithdrawn(entry));
  const takeBack = (entry: OutboxEntry) => outbox.takeBack(entry).then(onTakenBack);
  return (
    <Dialog title="Waiting decisions" shape="drawer" onClose={onClose}>
      {shown.length === 0 && (
        <EmptyState art="empty-box" title="Nothing waits">
          Every decision has reached the server.
        </EmptyState>
      )}
      <ul className="queue">
        {shown.map((entry) => (
          <li key={entry.key}>
            <h3>{itemLabel(entry)}</h3>
            {entry.state === 'waiting' ? (
              <Waiting entry={entry} onTakeBack={mayTakeBack(entries, entry) ? () => void takeBack(entry) : null} />
            ) : (
              <NotApplied entry={entry} onDismiss={() => void outbox.remove(entry)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
