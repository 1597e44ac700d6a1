import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { vanTime } from '#contract/donations/offered-day.ts';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { formatDay, t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { DayLeaf } from './DayLeaf.tsx';
import type { ManagedDonationState } from './useManagedDonation.ts';

type ManagedAgreedDayProps = { offer: ManagedDonationState; day: NonNullable<ManagedDonation['day']> };

export const ManagedAgreedDay = ({ offer: { token, busy, saveCalendar }, day }: ManagedAgreedDayProps) => {
  const submit = () => {
    if (!busy) saveCalendar();
  };
  return (
    <ManagedForm kind="donation" label={t(managed.agreedDay)} className="field" token={token} onSubmit={submit}>
      <div className="agreed">
        <DayLeaf date={day.date} />
        <p>
          <b>{formatDay(day.date, 'dayName')}</b>
          <T of={managed.between} values={{ from: vanTime(day.from), to: vanTime(day.to) }} />
        </p>
      </div>
      <T as="p" of={managed.agreedHint} />
      <div className="acts">
        <Button
          type="submit"
          name="do"
          value="calendar"
          variant="brand"
          icon="calendar-clock"
          busy={busy === 'calendar'}
          busyLabel={t(managed.saving)}
          of={managed.addToCalendar}
        />
      </div>
    </ManagedForm>
  );
};
