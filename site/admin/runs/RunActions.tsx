import type { RunState } from '#contract/runs/runs.ts';
import { useMay } from '../../client/useMay.ts';
import { Button } from '../../ui/Button.tsx';
import type { RunControl } from './useRun.ts';
import type { SettingOff } from './useSetOff.ts';

const nextStates: Record<RunState, readonly { to: RunState; label: string }[]> = {
  planned: [
    { to: 'out', label: 'Set off' },
    { to: 'cancelled', label: 'Cancel the run' },
  ],
  out: [
    { to: 'done', label: 'The run is done' },
    { to: 'planned', label: 'Not on the road yet' },
  ],
  done: [{ to: 'out', label: 'Open again' }],
  cancelled: [{ to: 'planned', label: 'Plan it again' }],
};

interface RunActionsProps {
  settingOff: SettingOff;
  control: RunControl;
  onEdit: () => void;
}

/** What can be done with a whole run. */
export const RunActions = ({ settingOff: { run, setOff }, control, onEdit }: RunActionsProps) => {
  const untold = run.stops.filter(({ state, outcome }) => state === 'not-asked' && !outcome).length;
  const mayDelete = useMay('delete');
  const [main, ...others] = nextStates[run.state];
  return (
    <div className="row row--tight noprint">
      {untold > 0 && run.state === 'planned' && (
        <Button
          variant="furze"
          icon="send"
          busy={control.isTelling}
          busyLabel="Telling"
          disabled={control.busy && !control.isTelling}
          onClick={control.agree}
        >
          {untold === 1 ? 'Tell one donor the day' : `Tell ${untold} donors the day`}
        </Button>
      )}
      {main && (
        <Button
          variant="brand"
          icon="truck"
          disabled={control.busy}
          onClick={run.state === 'planned' ? setOff : () => control.setState(main.to)}
        >
          {main.label}
        </Button>
      )}
      {others.map(({ to, label }) => (
        <Button key={to} variant="quiet" disabled={control.busy} onClick={() => control.setState(to)}>
          {label}
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
    </div>
  );
};
