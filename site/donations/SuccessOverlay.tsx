import { type FocusEvent, type SyntheticEvent, useId, useState } from 'react';
import { SUCCESS_CLOSES_AFTER_MS } from '#contract/donations/donations.ts';
import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { useCountdown } from '../ui/useCountdown.ts';
import { useModal } from '../ui/useModal.ts';

const CIRCLE = 2 * Math.PI * 9;

const Timer = ({ seconds, running }: { seconds: number; running: boolean }) => (
  <p className="timer">
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeWidth="4" />
      <circle
        cx="12"
        cy="12"
        r="9"
        strokeWidth="4"
        strokeDasharray={CIRCLE.toFixed(1)}
        strokeDashoffset={(CIRCLE * (1 - (seconds * 1000) / SUCCESS_CLOSES_AFTER_MS)).toFixed(1)}
      />
    </svg>
    {running ? <T of={offer.closesIn} values={{ count: seconds }} /> : <T of={offer.staysOpen} />}
  </p>
);

type SuccessOverlayProps = {
  name: string;
  reference: string;
  missing: number;
  onClose: () => void;
  onAnother: () => void;
};

/**
 * Closes by itself: a pointer that moves over it pauses that (one that merely lies where it opens does not), and moving the
 * focus inside stops it.
 */
export const SuccessOverlay = ({ name, reference, missing, onClose, onAnother }: SuccessOverlayProps) => {
  const dialog = useModal();
  const id = useId();
  const [over, setOver] = useState(false);
  const [moved, setMoved] = useState(false);
  const running = !over && !moved;
  const seconds = useCountdown(SUCCESS_CLOSES_AFTER_MS, running, onClose);
  const focusMoved = (event: FocusEvent<HTMLElement>) => {
    const opening = event.target.id === id;
    const from = event.relatedTarget;
    if (!opening && from instanceof Node && event.currentTarget.contains(from)) setMoved(true);
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="overlay" aria-labelledby={id} onCancel={cancel} onFocus={focusMoved}>
      <div
        className="dialog dialog--sm success"
        onPointerMove={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
      >
        <Illustration name="success-parcel" first />
        <div className="success__body">
          <T as="h2" id={id} tabIndex={-1} data-autofocus="" of={forms.thankYouName} values={{ name }} />
          <T
            as="p"
            className="lead lead--sm"
            of={offer.thanksLead}
            values={{ reference: <strong className="nowrap">{reference}</strong> }}
          />
          {missing > 0 && <T as="p" of={offer.photosToSendAgain} values={{ count: missing }} />}
          <Timer seconds={seconds} running={running} />
          <div className="row">
            <Button variant="brand" onClick={onClose} of={site.close} />
            <Button variant="line" onClick={onAnother} of={offer.submitAnother} />
          </div>
        </div>
      </div>
    </dialog>
  );
};
