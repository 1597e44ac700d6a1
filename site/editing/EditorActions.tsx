import { Button } from '../ui/Button.tsx';

interface EditorActionsProps {
  busy: boolean;
  /** Whether the text is shown as on a phone. */
  onPhone: boolean;
  /** Left out where there are no earlier versions. */
  onHistory?: (() => void) | undefined;
  onPreview(): void;
  onCancel(): void;
  onSave(): void;
}

/** What can be done with a text that is being edited. */
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
