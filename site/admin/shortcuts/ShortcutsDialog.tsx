import { Dialog } from '../../ui/Dialog.tsx';
import { HelpLinks } from '../help/HelpLinks.tsx';
import { type Shortcut, ShortcutList, ShortcutsSwitch } from './ShortcutList.tsx';

interface ShortcutsDialogProps {
  lines: readonly Shortcut[];
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** Everything that single keys do on a screen, the switch that silences them, and where else there is help. */
export const ShortcutsDialog = ({ lines, on, onChange, onClose }: ShortcutsDialogProps) => (
  <Dialog title="Keyboard shortcuts" small onClose={onClose}>
    <ShortcutList lines={lines} />
    <ShortcutsSwitch on={on} onChange={onChange} />
    <HelpLinks onClose={onClose} />
  </Dialog>
);
