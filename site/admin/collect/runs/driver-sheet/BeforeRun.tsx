import { collectionHours } from '#contract/donations/offered-day.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Illustration } from '../../../../ui/Illustration.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import type { SettingOff } from '../useSetOff.ts';

const stopsText = (count: number) => (count === 1 ? 'one stop' : `${count} stops`);

export const BeforeRun = ({ run, setOff, whyNot }: Pick<SettingOff, 'run' | 'setOff' | 'whyNot'>) => {
  if (run.state === 'cancelled') {
    return (
      <Notice tone="bad" title="This run was cancelled.">
        <p>You need not drive. Whoever plans the runs can tell you more.</p>
      </Notice>
    );
  }
  return (
    <>
      <section className="drivestop runover">
        <Illustration name="service-transport" />
        <div>
          <h2>{run.stops.length === 0 ? 'No stops yet' : `Your run has ${stopsText(run.stops.length)}`}</h2>
          <p>{`${collectionHours(run)}. Tap a stop to read about it.`}</p>
        </div>
      </section>
      {whyNot ? (
        <Notice tone="wait">
          <p>{whyNot}</p>
        </Notice>
      ) : (
        run.stops.length > 0 && (
          <Button variant="brand" block icon="truck" onClick={setOff}>
            Set off
          </Button>
        )
      )}
    </>
  );
};
