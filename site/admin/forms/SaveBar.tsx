import { Button } from '../../ui/Button.tsx';

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
