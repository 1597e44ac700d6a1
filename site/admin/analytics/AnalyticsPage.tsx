import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analytics } from '#contract/analytics/analytics.ts';
import { readAnalytics } from '#contract/analytics/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { usePageParams } from '../list/usePageParams.ts';
import { useNow } from '../useNow.ts';
import { ChartBox } from './ChartBox.tsx';
import {
  categoriesData,
  handoverData,
  reviewData,
  rulesData,
  statusesData,
  submissionsData,
  sumOf,
} from './chart-data.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { RangePicker } from './RangePicker.tsx';
import { rangeFrom, rangeLabel } from './ranges.ts';

const FIGURES_FAILED = 'Error loading the figures. Please try refreshing the page.';

const Charts = ({ figures }: { figures: Analytics }) => {
  const range = { from: figures.from, to: figures.to };
  const submissions = submissionsData(figures);
  return (
    <>
      <KeyFigures figures={figures} />
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
        <ChartBox
          title="Donations by category"
          lead="What people offer"
          data={categoriesData(figures)}
          shape="rows"
          range={range}
          table="categories"
        />
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

/** Figures worked out from what was submitted; nobody is counted or followed for them. */
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
      <ScreenHead title="Analytics" lead={rangeLabel(data && !isPlaceholderData ? data : range)} />
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
