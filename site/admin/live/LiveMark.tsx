import { Icon } from '../../ui/Icon.tsx';
import type { ShownLiveState } from './useLive.ts';

/** A small word in the menu: changes are shown as they happen, or not just now. */
export const LiveMark = ({ state }: { state: ShownLiveState }) => (
  <p className={state === 'live' ? 'live live--on' : 'live'}>
    <i aria-hidden="true" />
    <span>{state === 'live' ? 'Live' : state === 'connecting' ? 'Connecting' : 'Not live'}</span>
  </p>
);

/** Says quietly that the connection is lost; nothing while it is there. */
export const LiveLost = ({ state }: { state: ShownLiveState }) => (
  <div role="status" className="live-lost">
    {state === 'lost' && (
      <p>
        <Icon name="wifi-off" />
        The connection is lost. New offers and colleagues’ decisions show again when it is back.
      </p>
    )}
  </div>
);
