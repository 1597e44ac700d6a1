import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Analytics } from '#contract/analytics/analytics.ts';
import { readAnalytics } from '#contract/analytics/calls.ts';
import type { ItemPart } from '#contract/analytics/key-figures.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { useNow } from '../../useNow.ts';
import { ChartBox } from './ChartBox.tsx';
import { handoverData, itemsData, reviewData, rulesData, statusesData, submissionsData, sumOf } from './chart-data.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { FIGURES_FAILED } from './messages.ts';
import { RangePicker } from './RangePicker.tsx';
import { type Range, rangeFrom, rangeLabel } from './ranges.ts';

const itemCharts: readonly { part: ItemPart; title: string; lead: string }[] = [
  {
    part: 'categories',
    title: 'Donations by category',
    lead: 'What people offer, and what comes to us: each offer by its first kind',
  },
  { part: 'shops', title: 'By shop', lead: 'Whose van came, which is nearest, or where it was brought' },
  { part: 'counties', title: 'By county', lead: 'Where it is collected, or brought to' },
  { part: 'areas', title: 'By area', lead: 'Where it is collected, or brought to' },
];

const Charts = ({ figures }: { figures: Analytics }) => {
  const range = { from: figures.from, to: figures.to };
  const submissions = submissionsData(figures);
  return (
    <>
      <KeyFigures figures={figures} range={range} />
      <ChartBox
        title="Submissions over time"
        lead={`${sumOf(submissions).toLocaleString('en-IE')} in all, by ${figures.step}`}
        data={submissions}
        shape="columns"
        stacked
        range={range}
        table="submissions"
      />
      <div className="cols-main cols-main--even">
        {itemCharts.map(({ part, title, lead }) => (
          <ChartBox
            key={part}
            title={title}
            lead={lead}
            data={itemsData(figures, part)}
            shape="rows"
            range={range}
            table={part}
          />
        ))}
        <ChartBox
          title="By status"
          lead="Where they stand today"
          data={statusesData(figures)}
          shape="rows"
          range={range}
          table="statuses"
        />
        <ChartBox
          title="Pickup or drop-off"
          lead="How donations come to us"
          data={handoverData(figures)}
          shape="rows"
          range={range}
          table="handover"
        />
        <ChartBox
          title="Decisions"
          lead="Approved and rejected by staff"
          data={reviewData(figures)}
          shape="rows"
          stacked
          range={range}
          table="review"
        />
        {figures.rules.length > 0 && (
          <ChartBox
            title="The automatic review"
            lead="Which rules you overruled: a rule that is overruled often errs"
            data={rulesData(figures)}
            shape="rows"
            stacked
            range={range}
            table="rules"
          />
        )}
      </div>
    </>
  );
};

const Actions = ({ range }: { range: Range }) => (
  <>
    {useMay('decide') && (
      <Link
        className={buttonClass({ variant: 'line' })}
        to={`/admin/donations?${new URLSearchParams({ tab: 'all', ...range })}`}
      >
        <Icon name="hand-heart" />
        Donations in this range
      </Link>
    )}
    <Link className={buttonClass({ variant: 'line' })} to={`/admin/analytics/year?year=${range.to.slice(0, 4)}`}>
      <Icon name="printer" />
      Print the year
    </Link>
  </>
);

export const AnalyticsPage = () => {
  const now = useNow();
  const params = usePageParams();
  const range = rangeFrom(params.get('from'), params.get('to'), now);
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...queryOf(usePlatform(), readAnalytics, { query: { ...range } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHead
        title="Analytics"
        lead={rangeLabel(data && !isPlaceholderData ? data : range)}
        action={<Actions range={range} />}
      />
      <RangePicker range={range} now={now} onChoose={(next) => params.filter({ ...next })} />
      {!data && isError && <NotReachable onRefresh={refetch}>{FIGURES_FAILED}</NotReachable>}
      {!data && !isError && (
        <section className="box box__body" aria-busy="true">
          <Skeleton label="Loading the figures" shape="card" />
        </section>
      )}
      {data && isError && (
        <Notice tone="bad">
          <p>{FIGURES_FAILED}</p>
        </Notice>
      )}
      {data && <Charts figures={data} />}
    </>
  );
};
