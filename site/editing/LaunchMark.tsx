import '../styles/editing.css';
import { useEffect, useState } from 'react';
import { ENGLISH } from '#contract/languages/languages.ts';
import { readLaunch } from '#contract/launch/calls.ts';
import { launchRemaining } from '#contract/launch/launch.ts';
import { mayDo } from '#contract/roles.ts';
import { useSend } from '../client/calls.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { Icon } from '../ui/Icon.tsx';

export const LaunchMark = () => {
  const role = useUser()?.role;
  const may = role !== undefined && mayDo(role, 'settings');
  const send = useSend(readLaunch);
  const [remaining, setRemaining] = useState(0);
  useEffect(() => {
    if (!may) return;
    const stop = new AbortController();
    // Without an answer there is nothing to say.
    send({}, { signal: stop.signal }).then(
      (report) => setRemaining(launchRemaining(report)),
      () => {},
    );
    return () => stop.abort();
  }, [may, send]);
  if (!may || remaining === 0) return null;
  return (
    <a className="notready" href="/admin/settings/launch" lang={ENGLISH}>
      <Icon name="eye-off" />
      <span>{`Not ready to open: ${remaining === 1 ? '1 thing' : `${remaining} things`} left`}</span>
    </a>
  );
};
