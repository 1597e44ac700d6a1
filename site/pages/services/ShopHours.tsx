import { dayName, dublinDay } from '#contract/dublin.ts';
import { nextHoliday } from '#contract/public-holidays.ts';
import type { OpeningHours, Shop } from '#contract/settings.ts';
import { useRenderedAt } from '../../routing/PageContext.tsx';
import { hoursRows, sharedHours } from '../../shops/hours-text.ts';

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

/** The hours of all shops in one table, or a table for each where they differ; and the note on holidays. */
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
      <p className="mt-md">
        Closed on public holidays. The next one is {next.name}, {dayName(next.day)}.
      </p>
    </>
  );
};
