import { useEffect, useEffectEvent, useState } from 'react';
import { useOutbox, useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveLost } from '../live/LiveMark.tsx';
import type { ShownLiveState } from '../live/useLive.ts';
import { UnsentDialog } from './UnsentDialog.tsx';
import { useRefreshForEntry } from './useRefreshForEntry.ts';

const unsentText = (count: number) =>
  count === 1 ? '1 not sent: it goes by itself.' : `${count} not sent: they go by themselves.`;

export const OutboxBand = ({ live }: { live: ShownLiveState }) => {
  const { entries, isReachable, isDurable } = useOutboxState();
  const [isOpen, setOpen] = useState(false);
  const outbox = useOutbox();
  const { connection } = usePlatform();
  const refresh = useEffectEvent(useRefreshForEntry());
  // The entry goes after its listeners were told.
  useEffect(() => outbox.onSent((entry) => setTimeout(refresh, 0, entry)), [outbox]);
  const unsent = entries.filter(({ state }) => state === 'waiting').length;
  const back = entries.length - unsent;
  const isLost = live === 'lost' || !isReachable;
  // The desktop app has bars of its own for what waits.
  return (
    <>
      {entries.length === 0 || connection ? (
        <LiveLost state={live} />
      ) : (
        <div role="status" className="outboxband">
          <p className="offband">
            <Icon name={isLost ? 'wifi-off' : 'cloud-upload'} />
            <span>
              {isLost && <b>The connection is lost. </b>}
              <span>{`${unsent > 0 ? unsentText(unsent) : ''}${unsent > 0 && !isDurable ? ' This browser keeps nothing: leave the page open until then.' : ''}`}</span>
              {back > 0 && <b>{` ${back === 1 ? 'One came back.' : `${back} came back.`}`}</b>}
            </span>
            <button
              type="button"
              className="linkbtn"
              onClick={() => setOpen(true)}
            >{`See ${entries.length === 1 ? 'it' : 'them'}`}</button>
          </p>
        </div>
      )}
      {isOpen && <UnsentDialog onClose={() => setOpen(false)} />}
    </>
  );
};
