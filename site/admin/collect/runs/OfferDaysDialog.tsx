import { useState } from 'react';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { dayName } from '#contract/dublin.ts';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type OfferDaysDialogProps = {
  count: number;
  /** Planned runs with room; those in `passing` are ticked until somebody chooses. */
  runs: readonly RunSummary[];
  passing: ReadonlySet<string>;
  busy: boolean;
  onOffer: (runs: readonly RunSummary[]) => void;
  onClose: () => void;
};

export const OfferDaysDialog = ({ count, runs, passing, busy, onOffer, onClose }: OfferDaysDialogProps) => {
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);
  const chosen = touched ?? new Set(runs.map(({ id }) => id).filter((id) => passing.has(id)));
  const toggle = (id: string) =>
    setTouched(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="brand"
        icon="send"
        disabled={chosen.size === 0}
        busy={busy}
        busyLabel="Offering"
        onClick={() => onOffer(runs.filter(({ id }) => chosen.has(id)))}
      >{`Offer ${chosen.size === 1 ? 'one day' : `${chosen.size} days`}`}</Button>
    </>
  );
  return (
    <Dialog
      title={count === 1 ? 'Offer days to the donor' : `Offer days to ${count} donors`}
      hint={`${notifiedSentence('offerDays', count)} They choose on their own page. When places run out, whoever answers first gets them.`}
      small
      onClose={onClose}
      footer={footer}
    >
      {runs.length === 0 && <p>No run of this week has room. Plan one first.</p>}
      {runs.map((run) => (
        <label key={run.id} className="check">
          <input type="checkbox" checked={chosen.has(run.id)} onChange={() => toggle(run.id)} />
          <span>
            <b>{dayName(run.date)}</b>{' '}
            <small className="hint">{`${collectionHours(run)}, ${run.van}, ${run.stops.length} of ${run.stopsMax} stops${passing.has(run.id) ? ', passes there' : ''}`}</small>
          </span>
        </label>
      ))}
    </Dialog>
  );
};
