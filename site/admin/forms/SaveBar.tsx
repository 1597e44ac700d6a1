import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Stands where the bar with "Save changes" stood, which somebody has just pressed. */
export const SavedBar = ({ children }: { children: string }) => (
  <div className="savebar" role="status">
    <Icon name="circle-check" />
    <span>{children}</span>
  </div>
);

/** Stays in sight while something is not saved yet. */
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
