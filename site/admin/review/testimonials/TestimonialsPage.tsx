import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignTestimonials } from '#contract/assignments/calls.ts';
import type { Dashboard } from '#contract/audit/audit.ts';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { exportTestimonials } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useListDefaults } from '../../account/preferences/useListDefaults.ts';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Tabs, tabId } from '../../shell/layout/Tabs.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { ShortcutsDialog } from '../../shell/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { ViewBar } from '../../shell/views/ViewBar.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { Thread } from '../comments/Thread.tsx';
import { RecordLetters } from '../letters/RecordLetters.tsx';
import { BulkOutcome } from '../moderation/BulkOutcome.tsx';
import { BulkSelection } from '../moderation/BulkSelection.tsx';
import { UndoToast } from '../moderation/UndoToast.tsx';
import { QuarantineLink } from '../quarantine/QuarantineLink.tsx';
import { Advice } from './Advice.tsx';
import { testimonialShortcuts } from './shortcuts.ts';
import { filtersIn, NO_FILTERS, type TabName, TestimonialFilters } from './TestimonialFilters.tsx';
import { TestimonialList } from './TestimonialList.tsx';
import { testimonialBulk } from './testimonial-bulk.ts';
import { ModerationProvider, useModeration } from './testimonial-moderation.ts';
import { useMatchingTestimonials, useTestimonialPage } from './useTestimonialPage.ts';

const Figures = ({ counts }: { counts: Dashboard | undefined }) => {
  const figures = [
    ['Pending Review', counts?.pendingTestimonials],
    ['Approved', counts?.approvedTestimonials],
    ['Total Submissions', counts?.testimonials],
  ] as const;
  return (
    <dl className="figs">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value?.toLocaleString('en-IE') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};

const AboutCurrent = ({ testimonial }: { testimonial: StaffTestimonial }) => (
  <section className="box" aria-labelledby="about-current">
    <div className="box__head">
      <h2 id="about-current">{testimonial.name}</h2>
      <Badge icon="lock">Staff only</Badge>
    </div>
    <div className="box__body stack stack--close">
      <Assignment
        call={assignTestimonials}
        id={testimonial.id}
        assignedTo={testimonial.assignedTo}
        assignedName={testimonial.assignedName}
      />
      <RecordLetters
        key={testimonial.id}
        about={{ kind: 'testimonial', id: testimonial.id }}
        name={testimonial.name}
        email={testimonial.email}
        fields={testimonial}
        write="Write to the author"
      />
      <Thread subject={{ kind: 'testimonial', subjectId: testimonial.id }} />
    </div>
  </section>
);

const PANEL = 'testimonials';

const foundText = (total: number | undefined): string => {
  if (total === undefined) return '';
  return `${total.toLocaleString('en-IE')} ${total === 1 ? 'testimonial' : 'testimonials'}`;
};

const Screen = () => {
  const params = usePageParams();
  const tab: TabName = params.get('tab') === 'all' ? 'all' : 'pending';
  const counts = useQuery(queryOf(usePlatform(), readDashboard, {}));
  const { isReady, pageSize, usualOrder } = useListDefaults('testimonials');
  const usual = usualOrder(tab === 'pending');
  const filters = filtersIn(params, tab, usual);
  const { sort, ...narrowing } = filters;
  const testimonials = useTestimonialPage(tab, { page: params.page, pageSize, enabled: isReady }, filters);
  const matching = useMatchingTestimonials(tab, filters, testimonials.data?.total);
  const { undo, bulk } = useModeration();
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const [help, setHelp] = useState(false);
  const [current, setCurrent] = useState<StaffTestimonial | null>(null);
  // `u` is handled here, too, for when the last card has just left the list.
  useShortcuts({ u: undo.undoLatest, '?': () => setHelp(true) }, shortcuts);
  const refresh = () => Promise.all([counts.refetch(), testimonials.refetch()]);
  return (
    <>
      <ScreenHead
        title="Testimonials"
        beside={<Figures counts={counts.data} />}
        action={
          <>
            <Button variant="line" icon="refresh-cw" busy={testimonials.isFetching} onClick={() => void refresh()}>
              Refresh
            </Button>
            <CsvButton
              call={exportTestimonials}
              input={{ query: { ...narrowing, status: tab === 'pending' ? 'pending' : filters.status } }}
              name={`testimonials-${tab}`}
            />
            <QuarantineLink count={counts.data?.quarantined} />
          </>
        }
      />
      <div className="tabs-row">
        <Tabs
          label="Testimonials"
          id={PANEL}
          tabs={[
            {
              name: 'pending',
              label: 'Pending Review',
              icon: 'clock',
              tone: 'wait',
              count: counts.data?.pendingTestimonials,
            },
            { name: 'all', label: 'All Testimonials', icon: 'list', count: counts.data?.testimonials },
          ]}
          chosen={tab}
          onChoose={(next) => params.filter({ tab: next === 'all' ? 'all' : '', status: '', order: '', item: '' })}
        />
        <ViewBar screen="testimonials" />
      </div>
      <TestimonialFilters
        tab={tab}
        filters={filters}
        usualOrder={usual}
        found={foundText(testimonials.data?.total)}
        onFilter={(change) => params.filter({ ...change })}
      />
      <BulkOutcome bulk={bulk} />
      <div className="cols-main" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        <TestimonialList
          key={tab}
          tab={tab}
          query={testimonials}
          params={params}
          perPage={pageSize}
          order={sort}
          filtered={Object.keys(NO_FILTERS).some((name) => params.get(name) !== '')}
          shortcuts={shortcuts}
          onCurrent={setCurrent}
        />
        <div className="stack">
          {current && <AboutCurrent testimonial={current} />}
          <Advice shortcuts={shortcuts} onShortcuts={setShortcuts} />
        </div>
      </div>
      <BulkSelection bulk={bulk} words={testimonialBulk} matching={matching} shortcuts={shortcuts} />
      <UndoToast undo={undo} />
      {help && (
        <ShortcutsDialog
          lines={testimonialShortcuts()}
          on={shortcuts}
          onChange={setShortcuts}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
};

export const TestimonialsPage = () => (
  <ModerationProvider>
    <Screen />
  </ModerationProvider>
);
