import { dayName } from '#contract/dublin.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import { runLine } from '../run-labels.ts';
import { StopRow } from '../StopRow.tsx';

/** The sheet on paper: all stops with the same as on the screen, and boxes to tick. */
export const PrintedSheet = ({ run, stops }: { run: Run; stops: readonly RunStop[] }) => (
  <section className="run printonly" aria-hidden="true">
    <h1>{`${run.van}, ${dayName(run.date)}`}</h1>
    <p>{runLine(run)}</p>
    <ol className="stops">
      {stops.map((stop) => (
        <StopRow
          key={stop.donationId}
          stop={stop}
          count={stops.length}
          onMove={undefined}
          onRemove={undefined}
          withPhotos={false}
        />
      ))}
    </ol>
  </section>
);
