import { Dialog } from '../../ui/Dialog.tsx';
import { type Shortcut, ShortcutList, ShortcutsSwitch } from './ShortcutList.tsx';

interface ShortcutsDialogProps {
  lines: readonly Shortcut[];
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** Everything that single keys do on a screen, and the switch that silences them. */
export const ShortcutsDialog = ({ lines, on, onChange, onClose }: ShortcutsDialogProps) => (
  <Dialog title="Keyboard shortcuts" small onClose={onClose}>
    <ShortcutList lines={lines} />
    <ShortcutsSwitch on={on} onChange={onChange} />
  </Dialog>
);
