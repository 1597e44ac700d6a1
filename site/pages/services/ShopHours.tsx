import { type Day, dayName, dublinDay } from '#contract/dublin.ts';
import { sharedHours } from '#contract/help/phone-times.ts';
import { hoursOn } from '#contract/runs/closed-day.ts';
import { nextHoliday } from '#contract/runs/public-holidays.ts';
import type { OpeningHours, Shop } from '#contract/settings/settings.ts';
import { useRenderedAt } from '../../routing/PageContext.tsx';
import { clockTimesText } from '../../shops/clock-time-text.ts';
import { hoursRows } from '../../shops/week-hours-text.ts';

const Week = ({ hours }: { hours: OpeningHours }) => (
  <dl className="table">
    {hoursRows(hours).map(({ days, hours }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{hours ?? 'Closed'}</dd>
      </div>
    ))}
  </dl>
);

/** Begins with a space; empty if all are closed. */
const openThatDay = (shops: readonly Shop[], day: Day): string => {
  const open = shops.flatMap((shop) => {
    const hours = hoursOn(shop, day);
    return hours ? [{ name: shop.name, hours: clockTimesText(hours.opens, hours.closes) }] : [];
  });
  const parts = open.map(({ name, hours }, at) => `${name}${at === 0 ? ' is open that day' : ''}, ${hours}`);
  return parts.length > 0 ? ` ${parts.join('; ')}.` : '';
};

export const ShopHours = ({ shops }: { shops: readonly Shop[] }) => {
  const shared = sharedHours(shops);
  const next = nextHoliday(dublinDay(useRenderedAt()));
  return (
    <>
      {shared ? (
        <Week hours={shared} />
      ) : (
        <div className="grid g2">
          {shops.map(({ key, name, hours }) => (
            <div key={key}>
              <h3 className="h3">{name}</h3>
              <Week hours={hours} />
            </div>
          ))}
        </div>
      )}
      <p className="mt-md">{`Closed on public holidays. The next one is ${next.name}, ${dayName(next.day)}.${openThatDay(shops, next.day)}`}</p>
    </>
  );
};
