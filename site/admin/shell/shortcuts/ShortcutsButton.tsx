import { Button } from '../../../ui/Button.tsx';
import { useHasTools } from '../../account/preferences/useTools.ts';

export const ShortcutsButton = ({ onOpen }: { onOpen: () => void }) =>
  useHasTools() ? (
    <Button variant="line" className="only-wide" icon="keyboard" onClick={onOpen}>
      Shortcuts
    </Button>
  ) : null;
