import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { dayName } from '#contract/dublin.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { doorTime } from '../../shops/door-time.ts';
import { Button } from '../../ui/Button.tsx';
import { CalendarClock } from '../../ui/icons/CalendarClock.tsx';
import { DayLeaf } from './DayLeaf.tsx';
import type { ManagedOffer } from './useOwnDonation.ts';

type OwnAgreedDayProps = { offer: ManagedOffer; day: NonNullable<OwnDonation['day']> };

/** The day that is agreed, to be put into the donor's own calendar. */
export const OwnAgreedDay = ({ offer: { token, busy, saveCalendar }, day }: OwnAgreedDayProps) => {
  const submit = () => {
    if (!busy) saveCalendar();
  };
  return (
    <ManagedForm kind="donation" label="The agreed day" className="field" token={token} onSubmit={submit}>
      <div className="agreed">
        <DayLeaf date={day.date} />
        <p>
          <b>{dayName(day.date)}</b>
          <span>{`between ${doorTime(day.from)} and ${doorTime(day.to)}`}</span>
        </p>
      </div>
      <p>Have it near the door if you can. We send a reminder the evening before at 18:00.</p>
      <div className="acts">
        <Button
          type="submit"
          name="do"
          value="calendar"
          variant="brand"
          icon={CalendarClock}
          busy={busy === 'calendar'}
          busyLabel="Saving…"
        >
          Add to Calendar
        </Button>
      </div>
    </ManagedForm>
  );
};
