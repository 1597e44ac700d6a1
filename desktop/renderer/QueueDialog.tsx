import { Dialog } from '#site/ui/Dialog.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';

/** The decisions that wait for a connection, and those that were not applied. */
export const QueueDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Waiting decisions" shape="drawer" onClose={onClose}>
    <EmptyState art="empty-box" title="Nothing waits">
      Every decision has reached the server.
    </EmptyState>
  </Dialog>
);
