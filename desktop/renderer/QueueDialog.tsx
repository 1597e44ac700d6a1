import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import type { QueuedDecision } from '../bridge/shell-state.ts';
import { useShell } from './ShellContext.tsx';
import { itemLabel, ownDecisionLabel } from './shell-labels.ts';

const Waiting = ({ entry, onCancel }: { entry: QueuedDecision; onCancel: () => void }) => (
  <>
    <Badge tone="wait">Waiting to be sent</Badge>
    <p>{ownDecisionLabel(entry, new Date())}</p>
    {entry.notes && <p className="hint">{`“${entry.notes}”`}</p>}
    <Button variant="line" small onClick={onCancel}>
      Take back
    </Button>
  </>
);

/** Both decisions side by side: the person's own, and the server's answer to it. */
const NotApplied = ({ entry, onDismiss }: { entry: QueuedDecision; onDismiss: () => void }) => (
  <>
    <Badge tone="bad">{entry.state === 'overtaken' ? 'A colleague was faster' : 'The server said no'}</Badge>
    <dl className="decisions">
      <div>
        <dt>Your decision</dt>
        <dd>{`${ownDecisionLabel(entry, new Date())}${entry.notes && ` “${entry.notes}”`}`}</dd>
      </div>
      <div>
        <dt>{entry.state === 'overtaken' ? 'What counts now' : 'The answer'}</dt>
        <dd>{entry.theirs}</dd>
      </div>
    </dl>
    <Button variant="line" small onClick={onDismiss}>
      Put away
    </Button>
  </>
);

/** The decisions that wait for a connection, and those that were not applied. */
export const QueueDialog = ({ onClose }: { onClose: () => void }) => {
  const { bridge, state } = useShell();
  return (
    <Dialog title="Waiting decisions" shape="drawer" onClose={onClose}>
      {state.queue.length === 0 && (
        <EmptyState art="empty-box" title="Nothing waits">
          Every decision has reached the server.
        </EmptyState>
      )}
      <ul className="queue">
        {state.queue.map((entry) => (
          <li key={entry.key}>
            <h3>{itemLabel(entry)}</h3>
            {entry.state === 'waiting' ? (
              <Waiting entry={entry} onCancel={() => void bridge.cancelDecision(entry.key)} />
            ) : (
              <NotApplied entry={entry} onDismiss={() => void bridge.dismissDecision(entry.key)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
