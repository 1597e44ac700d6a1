import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { DAY_NOTE_MAX } from '#contract/donations/own-donation.ts';
import { dayName } from '#contract/dublin.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ManagedOffer } from './useOwnDonation.ts';

type OwnAnotherDayProps = { offer: ManagedOffer; donation: OwnDonation };

/** Asks when it suits the donor, while a day for the collection is to be found. */
export const OwnAnotherDay = ({ offer, donation: { day, days, dayAsked } }: OwnAnotherDayProps) => {
  const hasDays = day !== null || days.length > 0;
  const isAsked = dayAsked !== null && !hasDays;
  const asks = isAsked ? 'Change the Note' : hasDays ? 'Ask for Another Day' : 'Ask for a Day That Suits';
  const { token, errors, busy, askAnotherDay } = offer;
  const submit = (fields: FormData) => {
    if (!busy) askAnotherDay(String(fields.get('note') ?? ''));
  };
  return (
    <ManagedForm kind="donation" label="A day that suits" className="field" token={token} onSubmit={submit}>
      {day && <p>{`${dayName(day.date)} goes back to our list, and we offer you other days.`}</p>}
      {isAsked && (
        <Notice tone="ok" title="We have your note.">
          <p>We look for a day that suits, and ring or write to you.</p>
        </Notice>
      )}
      <Field
        as="textarea"
        rows={3}
        id="own-note"
        name="note"
        label="When are you at home?"
        note="Optional"
        maxLength={DAY_NOTE_MAX}
        defaultValue={dayAsked?.note}
        error={errors.note}
      />
      <div>
        <Button
          type="submit"
          name="do"
          value="another-day"
          variant="line"
          small
          busy={busy === 'another-day'}
          busyLabel="Sending…"
        >
          {asks}
        </Button>
      </div>
    </ManagedForm>
  );
};
