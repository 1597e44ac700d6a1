import { useState } from 'react';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../shell/forms/Switch.tsx';
import { noticeState, showNotice } from '../../shell/live/browser-notices.ts';
import { NotSaved, Saved } from './NotSaved.tsx';
import { usePreferences } from './usePreferences.ts';

const SAMPLE = { key: 'sample', title: 'Notices are on', body: 'This is what one looks like.' };

const sampleWords = {
  default: 'This browser can tell you, too, while the portal is open in it.',
  granted: 'This browser tells you, too, while the portal is open in it.',
  denied: 'This browser shows no notices of the portal. Allow notifications for it in the settings of the browser.',
  missing: 'This browser cannot show notices. The count stands in the title of its tab.',
} as const;

const BrowserNotices = () => {
  const [state, setState] = useState(noticeState);
  if (usePlatform().kind === 'desktop') return null;
  const ask = async () => {
    const answer = await Notification.requestPermission();
    setState(answer === 'granted' && !showNotice(SAMPLE, () => {}) ? 'missing' : answer);
  };
  return (
    <div className="row row--between">
      <p role="status">{sampleWords[state]}</p>
      {state === 'default' && (
        <Button variant="line" icon="bell" onClick={() => void ask()}>
          Let this browser tell me
        </Button>
      )}
    </div>
  );
};

const wishes = [
  { notice: 'submissions', label: 'The desktop app tells me of new offers and testimonials' },
  {
    notice: 'concerns',
    label: 'I am told when a colleague names me, or gives me something to look after',
  },
  { notice: 'digest', label: 'A mail each morning tells me what waits, if anything does' },
] as const;

export const NoticesBox = () => {
  const { preferences, change, saved, error } = usePreferences();
  if (!preferences) return null;
  return (
    <section className="box" id="notices" aria-labelledby="notices-title">
      <div className="box__head">
        <div>
          <h2 id="notices-title">What you are told</h2>
          <p>Notices never show a name or a word of what people wrote: others may see your screen.</p>
        </div>
        <Saved saved={saved} />
      </div>
      <div className="box__body stack">
        <NotSaved error={error} />
        {wishes.map(({ notice, label }) => (
          <div key={notice} className="switchrow">
            <Switch
              label={label}
              on={preferences.notices[notice]}
              onChange={(on) => change({ notices: { [notice]: on } })}
            />
            <span aria-hidden="true">{label}</span>
          </div>
        ))}
        <BrowserNotices />
      </div>
    </section>
  );
};
