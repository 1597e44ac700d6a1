import { Button } from '../../ui/Button.tsx';
import { useHasTools } from '../preferences/useTools.ts';

/** Opens what single keys do on a screen. One of the tools. */
export const ShortcutsButton = ({ onOpen }: { onOpen: () => void }) =>
  useHasTools() ? (
    <Button variant="line" className="only-wide" icon="keyboard" onClick={onOpen}>
      Shortcuts
    </Button>
  ) : null;
