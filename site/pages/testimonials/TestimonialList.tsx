import type { MouseEvent } from 'react';
import { listApprovedTestimonials } from '#contract/testimonials/public-calls.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';
import { forms } from '#contract/words/forms.ts';
import { sentence } from '#contract/words/message.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { useFreshAnswer, usePageAnswers } from '../../client/PageAnswersContext.tsx';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { pageCall } from '../../client/page-answers.ts';
import type { Platform } from '../../client/platform.ts';
import { T } from '../../language/T.tsx';
import { pageAddress, t } from '../../language/t.ts';
import { TestimonialNote } from '../../testimonials/TestimonialNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const UNKNOWN = sentence(testimonial.loadFailed);
const SKELETONS = ['first', 'second', 'third'] as const;

export const pageHref = (page: number): string =>
  pageAddress(page === 1 ? '/testimonials' : `/testimonials?page=${page}`);

const TryAgain = ({ page, onAgain }: { page: number; onAgain: () => void }) => {
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onAgain();
  };
  return (
    <form method="get" action={pageHref(1)}>
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <Button
        type="submit"
        variant="line"
        small
        icon="rotate-cw"
        data-app="intent"
        onClick={click}
        of={forms.tryAgain}
      />
    </form>
  );
};

const Failed = ({ error, page, onAgain }: { error: unknown; page: number; onAgain: () => void }) => (
  <div className="panel" role="alert" data-app="">
    <EmptyState
      art="offline-lighthouse"
      title={<T of={publishedTestimonials.failedToLoad} />}
      level={3}
      action={<TryAgain page={page} onAgain={onAgain} />}
    >
      <T text={sentenceOf(error, UNKNOWN)} />
    </EmptyState>
  </div>
);

const Loading = () => (
  <div className="grid g3">
    {SKELETONS.map((key) => (
      <div key={key} className="panel">
        <Skeleton label={t(publishedTestimonials.loadingTestimonials)} shape="note" />
      </div>
    ))}
  </div>
);

const Nothing = ({ total, write }: { total: number; write: Elements }) => (
  <div className="panel">
    {total > 0 ? (
      <EmptyState art="empty-letterbox" action={<T as="a" href={pageHref(1)} of={testimonial.firstPage} />}>
        <T of={testimonial.nothingOnPage} />
      </EmptyState>
    ) : (
      <EmptyState art="empty-letterbox" action={write}>
        <T of={publishedTestimonials.noTestimonials} />
      </EmptyState>
    )}
  </div>
);

export const listCall = (platform: Platform, page: number) =>
  pageCall(platform, listApprovedTestimonials, { query: { page, pageSize: TESTIMONIALS_PER_PAGE.public } });

export const useListAgain = (page: number): (() => void) => {
  const answers = usePageAnswers();
  const call = listCall(usePlatform(), page);
  return () => void answers.ask(call);
};

export const TestimonialList = ({ page, write }: { page: number; write: Elements }) => {
  const { data, error, asking } = useFreshAnswer(listCall(usePlatform(), page));
  const again = useListAgain(page);
  if (!data) return error && !asking ? <Failed error={error} page={page} onAgain={again} /> : <Loading />;
  const { testimonials, total } = data;
  if (testimonials.length === 0) return <Nothing total={total} write={write} />;
  return (
    <>
      <div className="notes notes--flow">
        {testimonials.map((testimonial, index) => (
          <TestimonialNote key={testimonial.id} testimonial={testimonial} index={index} />
        ))}
      </div>
      <Pagination page={page} pages={Math.ceil(total / TESTIMONIALS_PER_PAGE.public)} hrefFor={pageHref} />
    </>
  );
};
