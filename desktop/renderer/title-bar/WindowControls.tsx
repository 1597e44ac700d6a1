import { Icon } from '#site/ui/Icon.tsx';
import type { Bridge } from '../../bridge/bridge.ts';

export interface WindowControlsProps {
  bridge: Pick<Bridge, 'controlWindow'>;
  isMaximized: boolean | null;
}

export const WindowControls = ({ bridge, isMaximized }: WindowControlsProps) => (
  <div className="winctl">
    <button type="button" aria-label="Minimise" tabIndex={-1} onClick={() => void bridge.controlWindow('minimise')}>
      <Icon name="minus" />
    </button>
    {isMaximized !== null && (
      <button
        type="button"
        aria-label={isMaximized ? 'Restore' : 'Maximise'}
        tabIndex={-1}
        onClick={() => void bridge.controlWindow('maximise')}
      >
        <Icon name={isMaximized ? 'window-restore' : 'square'} />
      </button>
    )}
    <button type="button" aria-label="Close" tabIndex={-1} onClick={() => void bridge.controlWindow('close')}>
      <Icon name="x" />
    </button>
  </div>
);
