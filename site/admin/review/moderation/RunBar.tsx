import { Button } from '../../../ui/Button.tsx';
import { figure } from './bulk-parts.ts';

interface RunBarProps {
  label: string;
  total: number;
  done: number;
  /** Null if a single call does all of it. */
  onStop: (() => void) | null;
}

/** Stops after the call that is under way. */
export const RunBar = ({ label, total, done, onStop }: RunBarProps) => (
  <section className="selbar" aria-label="Selection">
    <p>
      <b>{label}</b>
      <small role="status">{`${figure(done)} of ${figure(total)}. ${onStop ? 'It runs in turns; you may stop it.' : ''}`}</small>
    </p>
    <progress className="selbar__progress" aria-label={label} max={total} value={done} />
    {onStop && (
      <Button variant="quiet" onClick={onStop}>
        Stop
      </Button>
    )}
  </section>
);
