import type { OutboxEntry } from '../../../client/outbox/outbox-entry.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

export const NotTaken = ({
  entries,
  onRead,
}: {
  entries: readonly OutboxEntry[];
  onRead: (entry: OutboxEntry) => void;
}) =>
  entries.map((entry) => (
    <Notice key={entry.key} tone="wait" title={`${entry.title}: ${entry.what}`}>
      <p>{entry.message}</p>
      <Button variant="line" small aria-label={`I have read it: ${entry.title}`} onClick={() => onRead(entry)}>
        I have read it
      </Button>
    </Notice>
  ));
