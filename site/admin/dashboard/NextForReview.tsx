import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listPendingTestimonials } from '#contract/testimonials/calls.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { ago } from '../../ui/relative-time.ts';

const SHOWN = 140;

/** The testimonial to be read first: words of crisis, or what has waited longest. */
export const NextForReview = ({ pending, now }: { pending: number; now: Date }) => {
  const query = { page: 1, pageSize: 1, sort: 'oldest' };
  const oldest = queryOf(usePlatform(), listPendingTestimonials, { query });
  const { data } = useQuery({ ...oldest, enabled: pending > 0 });
  const next = pending > 0 ? data?.testimonials[0] : undefined;
  return (
    <section className="box">
      <div className="box__head">
        <h2>Next for review</h2>
      </div>
      <div className="box__body stack stack--close">
        {next && (
          <>
            <p>{`“${excerpt(next.content, SHOWN)}”`}</p>
            <p className="hint">{`${next.name} · ${ago(next.createdAt, now)}`}</p>
          </>
        )}
        {pending === 0 && <p>All clear. No testimonials are waiting for review.</p>}
        {pending > 0 && (
          <Link
            className={buttonClass({ variant: 'brand' })}
            to={next ? `/admin/testimonials?item=${encodeURIComponent(next.id)}` : '/admin/testimonials'}
          >
            Start reviewing
          </Link>
        )}
      </div>
    </section>
  );
};
