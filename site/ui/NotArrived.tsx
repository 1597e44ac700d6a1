import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { NotArrived } from './LazyPart.tsx';
import { Notice } from './Notice.tsx';

const WHY = 'The connection may be gone, or the portal was updated. What is on the screen stays, with what you typed.';

const TryAgain = ({ retry, isRetrying, hasFailedAgain }: NotArrived) => (
  <>
    <Button variant="line" small icon="refresh-cw" busy={isRetrying} busyLabel="Loading" onClick={retry}>
      Try again
    </Button>
    {hasFailedAgain && (
      <Button variant="quiet" small onClick={() => location.reload()}>
        Reload
      </Button>
    )}
  </>
);

export const PartNotArrived = (state: NotArrived) => (
  <Notice tone="wait" title="This part could not be loaded.">
    <p>{WHY}</p>
    <div className="row row--tight mt-md">
      <TryAgain {...state} />
    </div>
  </Notice>
);

export const DialogNotArrived = ({ title, onClose, ...state }: NotArrived & { title: ReactNode; onClose(): void }) => (
  <Dialog
    small
    title={title}
    onClose={onClose}
    footer={
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    }
  >
    <PartNotArrived {...state} />
  </Dialog>
);
