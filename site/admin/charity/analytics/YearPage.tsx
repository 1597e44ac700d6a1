import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Analytics } from '#contract/analytics/analytics.ts';
import { readAnalytics } from '#contract/analytics/calls.ts';
import { comparedRows, type ItemPart, itemParts } from '#contract/analytics/key-figures.ts';
import { dublinDay, longDate } from '#contract/dublin.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { useNow } from '../../useNow.ts';
import { figureCells } from './KeyFigures.tsx';
import { FIGURES_FAILED } from './messages.ts';
import { yearRange } from './ranges.ts';
import { CellsTable } from './TableBehind.tsx';

const YEARS = 5;
/** Rows that fit on the second page; the rest are summed into one. */
const ROWS_MAX: Record<ItemPart, number> = { categories: 8, shops: 8, counties: 12, areas: 14 };

const itemCells = (figures: Analytics, part: ItemPart, year: number) => {
  const rows = comparedRows(figures, part).filter(
    ({ donations, collected, donationsBefore, collectedBefore }) =>
      donations + collected + donationsBefore + collectedBefore > 0,
  );
  const others = rows.slice(ROWS_MAX[part]);
  const sum = (key: 'donations' | 'donationsBefore' | 'collected' | 'collectedBefore') =>
    others.reduce((all, row) => all + row[key], 0);
  const shown = [
    ...rows.slice(0, ROWS_MAX[part]),
    ...(others.length > 0
      ? [
          {
            label: `${others.length} others`,
            ...{ donations: sum('donations'), donationsBefore: sum('donationsBefore') },
            ...{ collected: sum('collected'), collectedBefore: sum('collectedBefore') },
          },
        ]
      : []),
  ];
  return {
    head: [itemParts[part], ...['Offered', 'Collected'].flatMap((what) => [`${what} ${year}`, `${what} ${year - 1}`])],
    rows: shown.map(({ label, donations, donationsBefore, collected, collectedBefore }) => [
      label,
      ...[donations, donationsBefore, collected, collectedBefore].map((value) => value.toLocaleString('en-IE')),
    ]),
  };
};

const titles: Record<ItemPart, string> = {
  categories: 'By category',
  shops: 'By shop',
  counties: 'By county',
  areas: 'By area',
};
const parts = Object.keys(titles) as ItemPart[];

const Report = ({ figures, year, name }: { figures: Analytics; year: number; name: string }) => (
  <article className="yearreport">
    <section className="box box__body yearreport__page">
      <h2>{`${year} in figures`}</h2>
      <p>
        {`${name}. ${longDate(figures.from)} to ${longDate(figures.to)}, beside the same days of ${year - 1}. Waiting times are medians.`}
      </p>
      <CellsTable title="Key figures" {...figureCells(figures, [String(year), String(year - 1)])} />
    </section>
    <section className="box box__body yearreport__page">
      <h2>{`Items in ${year}`}</h2>
      <div className="yearreport__tables">
        {parts.map((part) => (
          <section key={part}>
            <h3>{titles[part]}</h3>
            <CellsTable title={titles[part]} {...itemCells(figures, part, year)} />
          </section>
        ))}
      </div>
    </section>
  </article>
);

export const YearPage = () => {
  const now = useNow();
  const platform = usePlatform();
  const params = usePageParams();
  const thisYear = Number(dublinDay(now).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => thisYear - at);
  const year = years.find((one) => String(one) === params.get('year')) ?? thisYear;
  const { data, isError, refetch } = useQuery(queryOf(platform, readAnalytics, { query: { ...yearRange(year, now) } }));
  const { data: settings } = useQuery(settingsQuery(platform));
  return (
    <>
      <ScreenHead
        title="The year"
        lead="On two A4 pages."
        action={
          <>
            <Link className={buttonClass({ variant: 'quiet' })} to="/admin/analytics">
              Back to analytics
            </Link>
            <Button variant="brand" icon="printer" disabled={!data} onClick={() => window.print()}>
              Print the year
            </Button>
          </>
        }
      />
      <div className="sheet__choices">
        <Field
          as="select"
          label="Year"
          value={String(year)}
          onChange={({ target }) => params.filter({ year: target.value })}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Field>
      </div>
      {!data && isError && <NotReachable onRefresh={refetch}>{FIGURES_FAILED}</NotReachable>}
      {!data && !isError && (
        <section className="box box__body" aria-busy="true">
          <Skeleton label="Loading the figures" shape="card" />
        </section>
      )}
      {data && <Report figures={data} year={year} name={settings?.organisation.name ?? ''} />}
    </>
  );
};
