import { type LaunchReport, launchRemaining } from '#contract/launch/launch.ts';
import { Boat } from '../../../ui/Boat.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { usePreferences } from '../../account/preferences/usePreferences.ts';

const verdict = (done: number, all: number, missing: number): string => {
  if (missing === 0) return done === all ? 'All is done. Open the doors.' : `${done} of ${all} are done. You can open.`;
  return `${done} of ${all} are done. ${missing} must be, before you open.`;
};

const Aside = () => {
  const { preferences, change, error } = usePreferences();
  if (!preferences) return null;
  const { launchAside } = preferences;
  return (
    <>
      <Button variant="line" small onClick={() => change({ launchAside: !launchAside })}>
        {launchAside ? 'Show this list on Today again' : 'Put this list aside'}
      </Button>
      <FieldError id="launch-aside-error" message={error} />
    </>
  );
};

export const LaunchSummary = ({ report }: { report: LaunchReport }) => {
  const { items } = report;
  const count = (state: string) => items.filter((item) => item.state === state).length;
  const done = count('done');
  return (
    <section className="box launchsum" aria-label="How far it is">
      <div className="box__body">
        <div
          className="progress__track"
          role="progressbar"
          aria-label="Ready to open"
          aria-valuemin={0}
          aria-valuemax={items.length}
          aria-valuenow={done}
          aria-valuetext={`${done} of ${items.length} are done`}
          style={{ '--p': `${(100 * done) / items.length}%` } as Record<string, string>}
        >
          <Boat />
        </div>
        <div className="row row--between">
          <p className="launchsum__verdict">{verdict(done, items.length, count('missing'))}</p>
          <p className="hint">{`Missing ${count('missing')} · Worth doing ${count('advised')} · Done ${done}`}</p>
          {launchRemaining(report) > 0 && <Aside />}
        </div>
      </div>
    </section>
  );
};
