import { Button } from '../ui/Button.tsx';

interface EditorActionsProps {
  busy: boolean;
  onPhone: boolean;
  /** Absent if there are no earlier versions. */
  onHistory?: (() => void) | undefined;
  onPreview(): void;
  onCancel(): void;
  onSave(): void;
}

export const EditorActions = ({ busy, onPhone, onHistory, onPreview, onCancel, onSave }: EditorActionsProps) => (
  <span className="row row--tight">
    {onHistory && (
      <Button variant="quiet" small icon="history" onClick={onHistory}>
        Earlier versions
      </Button>
    )}
    <Button variant="quiet" small icon="smartphone" aria-pressed={onPhone} onClick={onPreview}>
      On a phone
    </Button>
    <Button variant="quiet" small onClick={onCancel}>
      Cancel
    </Button>
    <Button variant="plum" small icon="check" busy={busy} busyLabel="Saving…" onClick={onSave}>
      Save
    </Button>
  </span>
);
