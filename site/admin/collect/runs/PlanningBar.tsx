import { useEffect, useRef } from 'react';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import type { Planning } from './usePlanning.ts';

type PlanningBarProps = {
  selected: number;
  about: string;
  /** Run that the selection fits best; null if there is none. */
  best: { label: string; onPut: () => void } | null;
  /** True after M, when the next number is a day. */
  moving: boolean;
  planning: Planning;
  onOffer: () => void;
  onClear: () => void;
};

const UndoButton = ({ planning: { done, busy, undo, expire } }: { planning: Planning }) => {
  useCountdown(DECISION_WAITS_MS, done?.note !== undefined, expire);
  return (
    <Button variant="furze" small icon="undo-2" aria-keyshortcuts="u" busy={busy} busyLabel="Undoing" onClick={undo}>
      <span>Undo</span>
      <KeyHint>U</KeyHint>
    </Button>
  );
};

export const PlanningBar = ({ selected, about, best, moving, planning, onOffer, onClear }: PlanningBarProps) => {
  const { done, failure, busy } = planning;
  const bar = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    // What had the focus went away with what was done.
    if (document.activeElement === document.body && focused.current?.isConnected === false) bar.current?.focus();
    focused.current = document.activeElement;
  });
  if (selected === 0 && !planning.hasOutcome) {
    return (
      <div
        role="status"
        tabIndex={-1}
        ref={(box) => {
          bar.current = box;
        }}
      />
    );
  }
  return (
    <section className="selbar" aria-label="Planning" tabIndex={-1} ref={bar}>
      <p role="status">
        <b>
          {selected > 0 && !failure ? `${selected} ${selected === 1 ? 'offer' : 'offers'}` : (done?.text ?? 'Not done')}
        </b>
        <small>{failure || (selected > 0 ? (moving ? 'Now the number of the day.' : about) : done?.note)}</small>
      </p>
      {selected > 0 && best && (
        <Button variant="furze" small icon="truck" aria-keyshortcuts="p" disabled={busy} onClick={best.onPut}>
          <span>{best.label}</span>
          <KeyHint>P</KeyHint>
        </Button>
      )}
      {selected > 0 && (
        <Button variant="line" small icon="calendar-clock" aria-keyshortcuts="o" disabled={busy} onClick={onOffer}>
          <span>Offer days</span>
          <KeyHint>O</KeyHint>
        </Button>
      )}
      {done?.undo && <UndoButton planning={planning} />}
      <Button variant="quiet" small className="btn--icon" icon="x" aria-label="Close" onClick={onClear} />
    </section>
  );
};
