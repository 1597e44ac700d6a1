import { use, useState } from 'react';
import { createPortal } from 'react-dom';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { ToastPlaceContext } from '../../shell/layout/ToastPlaceContext.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import type { Undo, Undoable } from './useUndo.ts';

const SHOWN_MS = 10_000;
/** A decision can be undone as long as its mail waits. */
const shownFor = ({ note }: Undoable) => (note ? DECISION_WAITS_MS : SHOWN_MS);

const Toast = ({ offered, undo }: { offered: Undoable; undo: Undo }) => {
  const [paused, setPaused] = useState(false);
  // A mail does not wait for whoever reads.
  useCountdown(shownFor(offered), offered.note !== undefined || !paused, undo.dismiss);
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

/** Offers Undo until the mail leaves, or for ten seconds if there is none. */
export const UndoToast = ({ undo: { offered }, undo }: { undo: Undo }) => {
  const place = use(ToastPlaceContext);
  return (
    offered &&
    !offered.hasOwnButton &&
    place &&
    createPortal(<Toast key={offered.key} offered={offered} undo={undo} />, place)
  );
};
