import { Icon } from '../../../ui/Icon.tsx';
import type { ShownLiveState } from './useLive.ts';

const words = {
  live: ['Live', 'What colleagues do shows here at once.'],
  connecting: ['Connecting', 'What colleagues do shows here in a moment.'],
  lost: ['Not live', 'What colleagues do shows here when there is a connection.'],
  offline: ['Not live', 'What colleagues do shows here when there is a connection.'],
} as const satisfies Record<ShownLiveState, unknown>;

export const LiveMark = ({ state }: { state: ShownLiveState }) => (
  <p className={state === 'live' ? 'live live--on' : 'live'}>
    <i aria-hidden="true" />
    <span>
      <b>{words[state][0]}</b>
      <small>{words[state][1]}</small>
    </span>
  </p>
);

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
