import type { Run } from '#contract/runs/runs.ts';
import { Button } from '../../../ui/Button.tsx';
import { kilometresText } from './run-labels.ts';
import type { RunControl } from './useRun.ts';

export const OrderSuggestion = ({ run, control }: { run: Run; control: RunControl }) => {
  const { suggestion, changeStops, busy } = control;
  const { data } = suggestion;
  const isSame = data?.stops.every((id, index) => run.stops[index]?.donationId === id);
  if (!data || isSame) {
    return (
      <p className="row row--tight noprint">
        <Button
          variant="line"
          icon="navigation"
          busy={suggestion.isPending}
          busyLabel="Looking"
          onClick={() => suggestion.mutate()}
        >
          Suggest an order
        </Button>
        <span role="status">
          {isSame ? 'There is no shorter order.' : `${kilometresText(run.kilometres)} in straight lines.`}
        </span>
      </p>
    );
  }
  return (
    <section className="saving noprint" aria-label="Suggested order" role="status">
      <dl>
        <div className="was">
          <dt>Now</dt>
          <dd>{kilometresText(data.kilometresBefore)}</dd>
        </div>
        <div>
          <dt>Suggested</dt>
          <dd>{kilometresText(data.kilometresAfter)}</dd>
        </div>
      </dl>
      <Button variant="brand" busy={busy} busyLabel="Saving" onClick={() => changeStops(() => data.stops)}>
        Take this order
      </Button>
      <Button variant="quiet" onClick={() => suggestion.reset()}>
        Keep mine
      </Button>
    </section>
  );
};
