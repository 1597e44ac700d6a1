import { Icon } from '#site/ui/Icon.tsx';
import { X } from '#site/ui/icons/X.tsx';
import { useShell } from '../ShellContext.tsx';
import { Maximise, Minimise, Restore } from './window-icons.tsx';

/** The window's own buttons on Windows and Linux. */
export const WindowControls = () => {
  const { bridge, state } = useShell();
  const { isMaximized } = state;
  return (
    <div className="winctl">
      <button type="button" aria-label="Minimise" tabIndex={-1} onClick={() => void bridge.controlWindow('minimise')}>
        <Icon of={Minimise} />
      </button>
      <button
        type="button"
        aria-label={isMaximized ? 'Restore' : 'Maximise'}
        tabIndex={-1}
        onClick={() => void bridge.controlWindow('maximise')}
      >
        <Icon of={isMaximized ? Restore : Maximise} />
      </button>
      <button type="button" aria-label="Close" tabIndex={-1} onClick={() => void bridge.controlWindow('close')}>
        <Icon of={X} />
      </button>
    </div>
  );
};
