import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/icons/Check.tsx';
import { History } from '../ui/icons/History.tsx';
import { Smartphone } from '../ui/icons/Smartphone.tsx';

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
      <Button variant="quiet" small icon={History} onClick={onHistory}>
        Earlier versions
      </Button>
    )}
    <Button variant="quiet" small icon={Smartphone} aria-pressed={onPhone} onClick={onPreview}>
      On a phone
    </Button>
    <Button variant="quiet" small onClick={onCancel}>
      Cancel
    </Button>
    <Button variant="plum" small icon={Check} busy={busy} busyLabel="Saving…" onClick={onSave}>
      Save
    </Button>
  </span>
);
