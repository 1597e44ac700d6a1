import { Switch } from '../forms/Switch.tsx';
import { NotSaved, Saved } from './NotSaved.tsx';
import { usePreferences } from './usePreferences.ts';

/** What the person wants to be told without asking. */
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
        <div className="switchrow">
          <Switch
            label="The desktop app tells me of new offers and testimonials"
            on={preferences.notices.submissions}
            onChange={(on) => change({ notices: { submissions: on } })}
          />
          <span aria-hidden="true">The desktop app tells me of new offers and testimonials</span>
        </div>
      </div>
    </section>
  );
};
