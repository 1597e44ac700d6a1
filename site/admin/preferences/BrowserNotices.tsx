import { useState } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { noticeState, showNotice } from '../live/browser-notices.ts';

const SAMPLE = { key: 'sample', title: 'Notices are on', body: 'This is what one looks like.' };

const words = {
  default: 'This browser can tell you, too, while the portal is open in it.',
  granted: 'This browser tells you, too, while the portal is open in it.',
  denied: 'This browser shows no notices of the portal. Allow notifications for it in the settings of the browser.',
  missing: 'This browser cannot show notices. The count stands in the title of its tab.',
} as const;

export const BrowserNotices = () => {
  const [state, setState] = useState(noticeState);
  if (usePlatform().kind === 'desktop') return null;
  const ask = async () => {
    const answer = await Notification.requestPermission();
    setState(answer === 'granted' && !showNotice(SAMPLE, () => {}) ? 'missing' : answer);
  };
  return (
    <div className="row row--between">
      <p role="status">{words[state]}</p>
      {state === 'default' && (
        <Button variant="line" icon="bell" onClick={() => void ask()}>
          Let this browser tell me
        </Button>
      )}
    </div>
  );
};
