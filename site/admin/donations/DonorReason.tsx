import { type KeyboardEvent, useRef } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import { donorReasons, REASON_FOR_DONOR_MAX } from '#contract/donation-desk.ts';
import { firstName } from '#contract/donations.ts';
import { Field } from '../../ui/Field.tsx';

interface DonorReasonProps {
  item: DonationItem;
  value: string;
  onWrite: (reason: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Why an offer is declined, in words that its donor reads: chosen, and changed where it does not fit. */
export const DonorReason = ({ item, value, onWrite, onKeyDown }: DonorReasonProps) => {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const choose = (reason: string) => {
    onWrite(reason);
    textarea.current?.focus();
  };
  return (
    <div>
      <Field
        as="textarea"
        label="Reason for the donor"
        note={`${firstName(item.submitterName)} reads this`}
        rows={3}
        maxLength={REASON_FOR_DONOR_MAX}
        ref={textarea}
        onKeyDown={onKeyDown}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
      <fieldset className="chips mt-sm">
        <legend className="sr">Reasons that fit often</legend>
        {donorReasons.map(({ label, reason }) => (
          <button key={label} type="button" onClick={() => choose(reason)}>
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
