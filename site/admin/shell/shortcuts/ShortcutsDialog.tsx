import { Dialog } from '../../../ui/Dialog.tsx';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { HelpLinks } from '../help/HelpLinks.tsx';
import { type Shortcut, ShortcutList, ShortcutsSwitch } from './ShortcutList.tsx';

interface ShortcutsDialogProps {
  lines: readonly Shortcut[];
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

export const ShortcutsDialog = ({ lines, on, onChange, onClose }: ShortcutsDialogProps) => {
  const hasTools = useHasTools();
  return (
    <Dialog title={hasTools ? 'Keyboard shortcuts' : 'Help'} small onClose={onClose}>
      {hasTools && <ShortcutList lines={lines} />}
      <ShortcutsSwitch on={on} onChange={onChange} />
      <HelpLinks onClose={onClose} />
    </Dialog>
  );
};
