import { use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { ToastPlaceContext } from '../layout/ToastPlaceContext.ts';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import type { Undo, Undoable } from './useUndo.ts';

const SHOWN_MS = 10_000;

const Toast = ({ offered, undo }: { offered: Undoable; undo: Undo }) => {
  const [paused, setPaused] = useState(false);
  useCountdown(SHOWN_MS, !paused, undo.dismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the countdown waits for whoever reads or aims at it
    <div
      className="toast"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p>
        <span>{offered.label}</span>
        {offered.note && <small>{offered.note}</small>}
      </p>
      <Button variant="furze" small icon="undo-2" aria-keyshortcuts="u" onClick={undo.undoLatest}>
        <span>Undo</span>
        <KeyHint>U</KeyHint>
      </Button>
      <button className="toast__close" type="button" aria-label="Dismiss" onClick={undo.dismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
};

/** Says what was just done, with a button that undoes it, for ten seconds. */
export const UndoToast = ({ undo: { offered }, undo }: { undo: Undo }) => {
  const place = use(ToastPlaceContext);
  return offered && place && createPortal(<Toast key={offered.key} offered={offered} undo={undo} />, place);
};
