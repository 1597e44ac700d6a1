import { useLocation } from 'react-router-dom';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';
import { screenKeys } from './screen-keys.ts';

export const HelpDialog = ({ onClose }: { onClose(): void }) => {
  const [on, setOn] = useShortcutsSwitch();
  return <ShortcutsDialog lines={screenKeys(useLocation().pathname)} on={on} onChange={setOn} onClose={onClose} />;
};
