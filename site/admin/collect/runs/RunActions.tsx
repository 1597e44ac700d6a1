import { useState } from 'react';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import type { Run, RunState } from '#contract/runs/runs.ts';
import { useMay } from '../../../client/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNow } from '../../useNow.ts';
import { notifiedDonors } from './run-labels.ts';
import type { RunControl } from './useRun.ts';
import type { SettingOff } from './useSetOff.ts';

interface Step {
  to: RunState;
  label: string;
  /** Asked first if stops without an outcome lose their day. */
  question?: string;
}

const nextSteps = ({ state, stops }: Run): readonly Step[] => {
  switch (state) {
    case 'planned':
      return [
        { to: 'out', label: 'Set off' },
        { to: 'cancelled', label: 'Cancel the run', question: 'Cancel this run?' },
      ];
    case 'out':
      return [
        { to: 'done', label: 'The run is done', question: 'Is this run done?' },
        { to: 'cancelled', label: 'The van cannot go on', question: 'Break this run off?' },
        { to: 'planned', label: 'Not on the road yet' },
      ];
    case 'done':
      return [{ to: 'out', label: 'Open again' }];
    case 'cancelled':
      return stops.some(({ outcome }) => outcome !== null)
        ? [{ to: 'out', label: 'The van goes on' }]
        : [{ to: 'planned', label: 'Plan it again' }];
  }
};

const endDetail = (run: Run, now: Date): string => {
  const open = run.stops.filter(({ outcome }) => outcome === null).length;
  const offers = `${open === 1 ? 'One offer goes' : `${open} offers go`} back to the list of what waits.`;
  return `${notifiedSentence('endRun', notifiedDonors(run, now)) ?? 'Nobody is told, as no day is agreed.'} ${offers}`;
};

interface RunActionsProps {
  settingOff: SettingOff;
  control: RunControl;
  onEdit: () => void;
}

export const RunActions = ({ settingOff: { run, setOff }, control, onEdit }: RunActionsProps) => {
  const unnotified = run.stops.filter(({ state, outcome }) => state === 'not-asked' && !outcome).length;
  const mayDelete = useMay('delete');
  const now = useNow();
  const [confirming, setConfirming] = useState<Step | null>(null);
  const [main, ...others] = nextSteps(run);
  const hasOpen = run.stops.some(({ outcome }) => outcome === null);
  const take = (step: Step) => (step.question && hasOpen ? setConfirming(step) : control.setState(step.to));
  return (
    <div className="row row--tight noprint">
      {unnotified > 0 && run.state === 'planned' && (
        <Button
          variant="furze"
          icon="send"
          busy={control.isTelling}
          busyLabel="Telling"
          disabled={control.busy && !control.isTelling}
          onClick={control.agree}
        >
          {unnotified === 1 ? 'Tell one donor the day' : `Tell ${unnotified} donors the day`}
        </Button>
      )}
      {main && (
        <Button
          variant="brand"
          icon="truck"
          disabled={control.busy}
          onClick={run.state === 'planned' ? setOff : () => take(main)}
        >
          {main.label}
        </Button>
      )}
      {others.map((step) => (
        <Button key={step.to} variant="quiet" disabled={control.busy} onClick={() => take(step)}>
          {step.label}
        </Button>
      ))}
      {mayDelete && run.stops.length === 0 && (
        <Button variant="quiet" icon="trash-2" disabled={control.busy} onClick={control.remove}>
          Delete the run
        </Button>
      )}
      {run.state === 'planned' && (
        <Button variant="line" icon="pencil" onClick={onEdit}>
          Change
        </Button>
      )}
      <Button variant="line" icon="printer" onClick={() => window.print()}>
        Print
      </Button>
      {confirming && (
        <ConfirmDialog
          question={confirming.question ?? ''}
          detail={endDetail(run, now)}
          confirmLabel={confirming.label}
          cancelLabel="Go back"
          onConfirm={() => {
            setConfirming(null);
            control.setState(confirming.to);
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
    </div>
  );
};
