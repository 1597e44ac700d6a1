import { confirmKeys } from './confirm-keys.ts';

export interface Shortcut {
  does: string;
  keys: readonly string[];
}

export const queueShortcuts = (expand: string): Shortcut[] => [
  { does: 'Next, previous', keys: ['J', 'K'] },
  { does: 'Approve', keys: ['A'] },
  { does: 'Reject', keys: ['R'] },
  { does: expand, keys: ['E'] },
  { does: 'Confirm', keys: confirmKeys() },
  { does: 'Cancel', keys: ['Esc'] },
  { does: 'All shortcuts', keys: ['?'] },
];

export const selectionShortcuts: readonly Shortcut[] = [
  { does: 'Find anything', keys: ['/'] },
  { does: 'Select, select up to here', keys: ['X', '⇧ X'] },
  { does: 'Select the page', keys: ['*'] },
  { does: 'Assign', keys: ['M'] },
  { does: 'Delete what is selected', keys: ['#'] },
];

export const ShortcutList = ({ lines }: { lines: readonly Shortcut[] }) => (
  <dl className="keys">
    {lines.map(({ does, keys }) => (
      <div key={does}>
        <dt>{does}</dt>
        <dd>
          {keys.map((key) => (
            <kbd className="kbd" key={key}>
              {key}
            </kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

export const ShortcutsSwitch = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => (
  <label className="keys__switch">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    Single-key shortcuts
  </label>
);
