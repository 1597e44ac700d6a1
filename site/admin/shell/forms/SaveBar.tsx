import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

export const SavedBar = ({ children }: { children: string }) => (
  <div className="savebar" role="status">
    <Icon name="circle-check" />
    <span>{children}</span>
  </div>
);

export const SaveBar = ({ busy, onUndo }: { busy: boolean; onUndo: () => void }) => (
  <div className="savebar">
    <span role="status">Your changes are not saved yet.</span>
    <Button variant="quiet" className="push" disabled={busy} onClick={onUndo}>
      Undo
    </Button>
    <Button variant="furze" type="submit" busy={busy} busyLabel="Saving">
      Save changes
    </Button>
  </div>
);
