import { homePlaces } from '#contract/places/home.ts';
import { NO_TESTIMONIALS, SHARE_HREF, TESTIMONIALS_TROUBLE } from '#contract/testimonials/page-texts.ts';
import { listApprovedTestimonials } from '#contract/testimonials/public-calls.ts';
import type { PublicTestimonial } from '#contract/testimonials/testimonials.ts';
import { pages } from '#contract/words/pages.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { useFreshAnswer } from '../../client/PageAnswersContext.tsx';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { pageCall } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { TestimonialNote } from '../../testimonials/TestimonialNote.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { newestTestimonials } from './newest.ts';

const Trouble = () => (
  <Notice tone="wait" icon="cloud-off" title={<T text={TESTIMONIALS_TROUBLE} />}>
    <T as="p" of={pages.shareStill} values={{ link: <T as="a" href={SHARE_HREF} of={pages.shareAStory} /> }} />
  </Notice>
);

const Notes = ({ testimonials }: { testimonials: readonly PublicTestimonial[] }) => {
  if (testimonials.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          art="empty-letterbox"
          action={<ButtonLink href={SHARE_HREF} of={publishedTestimonials.writeATestimonial} />}
        >
          <T text={NO_TESTIMONIALS} />
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="notes notes--3">
      {testimonials.map((testimonial, index) => (
        <TestimonialNote key={testimonial.id} testimonial={testimonial} index={index} short />
      ))}
    </div>
  );
};

export const LatestTestimonials = () => {
  const { data, error } = useFreshAnswer(pageCall(usePlatform(), listApprovedTestimonials, newestTestimonials));
  return (
    <section className="section section--tint">
      <div className="wrap">
        <div className="head head--row">
          <div>
            <PageText of={homePlaces.texts['notes-above']} as="p" className="eyebrow" />
            <PageText of={homePlaces.texts['notes-title']} as="h2" />
          </div>
          <ButtonLink href="/testimonials" variant="line" of={pages.allTestimonials} />
        </div>
        {data && <Notes testimonials={data.testimonials} />}
        {!data &&
          (error ? <Trouble /> : <Skeleton label={t(publishedTestimonials.loadingTestimonials)} shape="note" />)}
      </div>
    </section>
  );
};
