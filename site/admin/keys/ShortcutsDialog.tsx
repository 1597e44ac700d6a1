import { Dialog } from '../../ui/Dialog.tsx';
import { type KeyLine, KeyList, KeySwitch } from './KeyList.tsx';

interface ShortcutsDialogProps {
  lines: readonly KeyLine[];
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** Everything that single keys do on a screen, and the switch that silences them. */
export const ShortcutsDialog = ({ lines, on, onChange, onClose }: ShortcutsDialogProps) => (
  <Dialog title="Keyboard shortcuts" small onClose={onClose}>
    <KeyList lines={lines} />
    <KeySwitch on={on} onChange={onChange} />
  </Dialog>
);
