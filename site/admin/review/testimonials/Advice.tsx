import { Icon } from '../../../ui/Icon.tsx';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { ShortcutList, ShortcutsSwitch } from '../../shell/shortcuts/ShortcutList.tsx';
import { testimonialShortcuts } from './shortcuts.ts';

const checks = [
  'No names of hospital staff',
  'No diagnosis of someone else',
  'No phone numbers or addresses',
  'The person seems to mean it',
];

export const Advice = ({ shortcuts, onShortcuts }: { shortcuts: boolean; onShortcuts: (on: boolean) => void }) => (
  <div className="stack">
    {useHasTools() && (
      <section className="box">
        <div className="box__head">
          <h2>Keyboard</h2>
        </div>
        <div className="box__body stack stack--close">
          <ShortcutList lines={testimonialShortcuts()} />
          <ShortcutsSwitch on={shortcuts} onChange={onShortcuts} />
        </div>
      </section>
    )}
    <section className="box">
      <div className="box__head">
        <h2>Before you approve</h2>
      </div>
      <div className="box__body">
        <ul className="ticks ticks--sm">
          {checks.map((check) => (
            <li key={check}>
              <Icon name="check" />
              <span>{check}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  </div>
);
