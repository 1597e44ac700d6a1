import { type KeyboardEvent, useEffect, useRef } from 'react';
import { REASON_FOR_DONOR_MAX } from '#contract/review/review-rules.ts';
import { Field } from '../../../ui/Field.tsx';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { chooseByNumber, useDonorReasons } from '../reasons/reasons.ts';

interface DonorReasonProps {
  note: string;
  value: string;
  takesFocus?: boolean;
  onWrite: (reason: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export const DonorReason = ({ note, value, takesFocus = false, onWrite, onKeyDown }: DonorReasonProps) => {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const reasons = useDonorReasons();
  useEffect(() => {
    if (takesFocus) textarea.current?.focus();
  }, [takesFocus]);
  const choose = (reason: string) => {
    onWrite(reason);
    textarea.current?.focus();
  };
  return (
    <div className="stack stack--close">
      <ReasonButtons reasons={reasons} value={value} onChoose={choose} />
      <Field
        as="textarea"
        label="Reason for the donor"
        note={note}
        rows={3}
        maxLength={REASON_FOR_DONOR_MAX}
        ref={textarea}
        onKeyDown={(event) => {
          if (chooseByNumber(event, { reasons, written: [value], onChoose: onWrite })) event.preventDefault();
          else onKeyDown?.(event);
        }}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  );
};
