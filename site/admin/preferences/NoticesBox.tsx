import { Switch } from '../forms/Switch.tsx';
import { BrowserNotices } from './BrowserNotices.tsx';
import { NotSaved, Saved } from './NotSaved.tsx';
import { usePreferences } from './usePreferences.ts';

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
