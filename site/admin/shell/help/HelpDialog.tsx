import { useLocation } from 'react-router-dom';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import type { Shortcut } from '../shortcuts/ShortcutList.tsx';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';

const everywhere = (control: string): Shortcut[] => [
  { does: 'Find anything', keys: [`${control} K`, '/'] },
  { does: 'Next, previous button or field', keys: ['Tab', '⇧ Tab'] },
  { does: 'From tab to tab', keys: ['←', '→'] },
  { does: 'Close what is open', keys: ['Esc'] },
  { does: 'All shortcuts', keys: ['?'] },
];

const ofPosts = (control: string): Shortcut[] => [
  { does: 'Bold', keys: [control, 'B'] },
  { does: 'Italic', keys: [control, 'I'] },
  { does: 'Link', keys: [control, 'K'] },
  { does: 'From tool to tool', keys: ['←', '→'] },
];

const ofTalk = (control: string): Shortcut[] => [{ does: 'Send what is written', keys: [control, '↵'] }];

const screenKeys = (pathname: string): Shortcut[] => {
  const control = confirmKeys()[0] ?? 'Ctrl';
  const own = /^\/admin\/blogs\/./.test(pathname) ? [...ofPosts(control), ...ofTalk(control)] : [];
  return [...own, ...everywhere(control)];
};

export const HelpDialog = ({ onClose }: { onClose(): void }) => {
  const [on, setOn] = useShortcutsSwitch();
  return <ShortcutsDialog lines={screenKeys(useLocation().pathname)} on={on} onChange={setOn} onClose={onClose} />;
};
