import { useQuery } from '@tanstack/react-query';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { clockTime, dayName, dublinDay } from '#contract/dublin.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../../client/settings-query.ts';
import { useNow } from '../../../useNow.ts';
import { outcomeLabels, whatIsGiven } from '../run-labels.ts';
import { addressAndEircode } from '../StopAddress.tsx';

const Outcome = ({ stop: { outcome, at, note } }: { stop: RunStop }) => {
  if (outcome) {
    const words = [outcomeLabels[outcome].label, at && clockTime(new Date(at)), note].filter(Boolean);
    return <p className="lines">{words.join(', ')}</p>;
  }
  return (
    <ul className="ticks">
      {Object.values(outcomeLabels).map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
};

const PrintedStop = ({ stop }: { stop: RunStop }) => {
  const { lines, eircode } = addressAndEircode(stop);
  const address = lines.join(', ') || (eircode ? '' : 'no address was given: ring first');
  return (
    <li>
      <span className="runpaper__number">{stop.order}</span>
      <div>
        <p>
          <b>{stop.name}</b>
          {address && <span>{`, ${address}`}</span>}
        </p>
        <p className="runpaper__find">
          <b>{eircode ?? 'No Eircode'}</b>
          <b>{stop.phone}</b>
          <span>{stop.reference}</span>
        </p>
        <p className="lines">{`${whatIsGiven(stop)}. ${stop.description}`}</p>
        {stop.instructions && (
          <p className="lines">
            <b>{stop.instructions}</b>
          </p>
        )}
        {stop.adminNotes && <p className="lines">{`Colleagues: ${stop.adminNotes}`}</p>}
      </div>
      <Outcome stop={stop} />
    </li>
  );
};

export const PrintedSheet = ({ run, stops }: { run: Run; stops: readonly RunStop[] }) => {
  const now = useNow();
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  const shop = settings?.shops.find(({ key }) => key === run.shop);
  const who = [run.van, run.areas.join(', '), collectionHours(run), run.driverName].filter(Boolean).join(' · ');
  return (
    <section className="runpaper printonly" aria-hidden="true">
      <header>
        <div>
          <h1>{`${dayName(run.date)} ${run.date.slice(0, 4)}`}</h1>
          <p>{who}</p>
        </div>
        <p>
          {[
            stops.length === 1 ? '1 stop' : `${stops.length} stops`,
            run.kilometres > 0 && `${Math.round(run.kilometres)} km`,
            shop?.phone && `Shop: ${shop.phone}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <ol>
        {stops.map((stop) => (
          <PrintedStop key={stop.donationId} stop={stop} />
        ))}
      </ol>
      <p>
        {`Printed ${dayName(dublinDay(now))}, ${clockTime(now)}. What changed since is on the phone. Bring this sheet back to the shop and put it in the shredder: it has people’s addresses on it.`}
      </p>
    </section>
  );
};
