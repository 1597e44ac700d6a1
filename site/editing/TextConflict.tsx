import type { TextContainer } from '#contract/containers/containers.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface TextConflictProps {
  theirs: TextContainer;
  busy: boolean;
  onTheirs(): void;
  onMine(over: TextContainer): void;
}

export const TextConflict = ({ theirs, busy, onTheirs, onMine }: TextConflictProps) => (
  <Notice tone="wait" title="A colleague has saved this text meanwhile.">
    <p>Your text is in the field above and not saved yet. This is theirs:</p>
    <blockquote className="editor__theirs">{theirs.content}</blockquote>
    <div className="row row--tight mt-md">
      <Button variant="line" small onClick={onTheirs}>
        Keep theirs
      </Button>
      <Button variant="plum" small busy={busy} busyLabel="Saving…" onClick={() => onMine(theirs)}>
        Save mine instead
      </Button>
    </div>
  </Notice>
);
