import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { vanTime } from '#contract/donations/offered-day.ts';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { formatDay, t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DayLeaf } from './DayLeaf.tsx';
import type { ManagedDonationState } from './useManagedDonation.ts';

const ID = 'managed-day';

/** The day that a mail's link names is chosen beforehand. */
export const ManagedChooseDay = ({
  offer,
  donation: { days },
}: {
  offer: ManagedDonationState;
  donation: ManagedDonation;
}) => {
  const { token, errors, busy, shown, choose } = offer;
  const submit = (fields: FormData) => {
    if (!busy) choose(String(fields.get('day') ?? ''));
  };
  return (
    <ManagedForm kind="donation" label={t(managed.chooseDay)} className="field" token={token} onSubmit={submit}>
      {shown?.refusal && (
        <Notice tone="bad" title={<T of={managed.dayGone} />}>
          <T as="p" text={shown.refusal} />
        </Notice>
      )}
      <fieldset className="field" aria-describedby={errors.day ? `${ID}-error` : undefined}>
        <T as="legend" className="label" of={managed.whichDay} />
        <div className="tiles tiles--3 tiles--days" data-invalid={errors.day ? '' : undefined}>
          {days.map((day, index) => (
            <label key={day.id} className="tile day">
              <input
                type="radio"
                id={index === 0 ? ID : undefined}
                name="day"
                value={day.id}
                defaultChecked={day.place === shown?.place || days.length === 1}
              />
              <DayLeaf date={day.date} />
              <b>{formatDay(day.date, 'dayName')}</b>
              <T as="small" of={managed.fromTo} values={{ from: vanTime(day.from), to: vanTime(day.to) }} />
            </label>
          ))}
        </div>
        <FieldError id={`${ID}-error`} message={errors.day} />
      </fieldset>
      <div className="acts">
        <Button
          type="submit"
          name="do"
          value="choose"
          icon="calendar-clock"
          busy={busy === 'choose'}
          busyLabel={t(managed.agreeing)}
          of={managed.agreeDay}
        />
      </div>
    </ManagedForm>
  );
};
