import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import type { DonationItems } from '#contract/donations/donation-desk.ts';
import { longDate } from '#contract/dublin.ts';
import { keyOf } from '../../../../client/calls.ts';
import { everyPage } from '../../../../client/every-page.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import type { Platform } from '../../../../client/platform.ts';
import { send } from '../../../../client/send.ts';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { ScreenHead } from '../../../shell/layout/Screen.tsx';
import { NotReachable } from '../../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../../shell/list/usePageParams.ts';
import { LIST_FAILED } from '../messages.ts';
import { AreaTable } from './AreaTable.tsx';
import { type Area, byArea } from './areas.ts';

/** Approved items that need a pickup, oldest first; fresh for a minute. */
const toCollect = (platform: Platform) => {
  const status = 'approved';
  return queryOptions({
    queryKey: keyOf(listDonationsByStatus, { status }),
    queryFn: async ({ signal }): Promise<DonationItems> => {
      const items = await everyPage(async (query) => {
        const page = await send(platform, listDonationsByStatus, { status, query }, { signal });
        return { rows: page.items, total: page.total };
      });
      return { items, total: items.length };
    },
    select: ({ items }) => items.filter((item) => item.pickupRequired).reverse(),
    staleTime: 60_000,
  });
};

const Choices = ({ areas, params }: { areas: readonly Area[]; params: ReturnType<typeof usePageParams> }) => (
  <div className="sheet__choices">
    <Field
      label="Collection day"
      type="date"
      value={params.get('day')}
      onChange={(event) => params.filter({ day: event.target.value })}
    />
    <Field
      as="select"
      label="Area"
      value={params.get('area')}
      onChange={(event) => params.filter({ area: event.target.value })}
    >
      <option value="">All areas</option>
      {areas.map(({ name, items }) => (
        <option key={name} value={name}>{`${name} (${items.length})`}</option>
      ))}
    </Field>
  </div>
);

const Sheet = ({ areas, day }: { areas: readonly Area[]; day: string }) => {
  const stops = areas.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="sheet">
      <p className="sheet__day">
        <b>{day ? longDate(`${day}T12:00:00Z`) : 'Day:'}</b>
        <span>{stops === 1 ? '1 stop' : `${stops.toLocaleString('en-IE')} stops`}</span>
        <span className="sheet__blank">Driver:</span>
        <span className="sheet__blank">Van:</span>
      </p>
      {areas.map((area) => (
        <AreaTable key={area.name} area={area} />
      ))}
    </div>
  );
};

export const CollectionSheetPage = () => {
  const params = usePageParams();
  const { data, isError, refetch } = useQuery(toCollect(usePlatform()));
  const areas = byArea(data ?? []);
  const area = params.get('area');
  const shown = areas.some(({ name }) => name === area) ? areas.filter(({ name }) => name === area) : areas;
  return (
    <>
      <ScreenHead
        title="Collection sheet"
        lead="Approved offers that we fetch, by area."
        action={
          <>
            <Link className={buttonClass({ variant: 'quiet' })} to="/admin/donations?tab=approved">
              Back to donations
            </Link>
            <Button variant="brand" icon="printer" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      {!data && isError && <NotReachable onRefresh={refetch}>{LIST_FAILED}</NotReachable>}
      {!data && !isError && (
        <section className="box box__body" aria-busy="true">
          <Skeleton label="Loading donations" />
        </section>
      )}
      {data?.length === 0 && (
        <section className="box">
          <EmptyState art="empty-box" title="Nothing to fetch">
            No approved donation is waiting to be picked up.
          </EmptyState>
        </section>
      )}
      {data && data.length > 0 && (
        <>
          <Choices areas={areas} params={params} />
          <Sheet areas={shown} day={params.get('day')} />
        </>
      )}
    </>
  );
};
