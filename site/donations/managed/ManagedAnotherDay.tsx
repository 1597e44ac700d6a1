import { useState } from 'react';
import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { DAY_NOTE_MAX } from '#contract/donations/managed-donation.ts';
import { forms } from '#contract/words/forms.ts';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { dayValue, t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { HelplineFoot } from '../../ui/HelplineCard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useHelplines } from '../../ui/useHelplines.ts';
import type { ManagedDonationState } from './useManagedDonation.ts';

type ManagedAnotherDayProps = { offer: ManagedDonationState; donation: ManagedDonation };

export const ManagedAnotherDay = ({ offer, donation: { day, days, dayAsked } }: ManagedAnotherDayProps) => {
  const hasDays = day !== null || days.length > 0;
  const isRequested = dayAsked !== null && !hasDays;
  const asks = isRequested ? managed.changeNote : hasDays ? managed.askAnotherDay : managed.askDay;
  const { token, errors, busy, askAnotherDay } = offer;
  const before = dayAsked?.note ?? '';
  const [note, setNote] = useState(before);
  const helplines = useHelplines(note === before ? '' : note);
  const submit = (fields: FormData) => {
    if (!busy) askAnotherDay(String(fields.get('note') ?? ''));
  };
  return (
    <ManagedForm kind="donation" label={t(managed.anotherDayLabel)} className="field" token={token} onSubmit={submit}>
      {day && <T as="p" of={managed.dayGoesBack} values={{ day: dayValue(day.date, 'dayName') }} />}
      {isRequested && (
        <Notice tone="ok" title={<T of={managed.noteKept} />}>
          <T as="p" of={managed.noteKeptText} />
        </Notice>
      )}
      <Field
        as="textarea"
        rows={3}
        id="managed-note"
        name="note"
        label={<T of={managed.noteQuestion} />}
        note={<T of={forms.optional} />}
        maxLength={DAY_NOTE_MAX}
        defaultValue={before}
        onChange={({ target }) => setNote(target.value)}
        error={errors.note}
      />
      <HelplineFoot lines={helplines} />
      <div>
        <Button
          type="submit"
          name="do"
          value="another-day"
          variant="line"
          small
          busy={busy === 'another-day'}
          busyLabel={t(forms.sending)}
          of={asks}
        />
      </div>
    </ManagedForm>
  );
};
