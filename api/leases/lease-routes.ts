import type { holdPost, releasePost } from '#contract/blogs/calls.ts';
import type { holdDonation, releaseDonation } from '#contract/donations/calls.ts';
import type { StoredLease } from '#contract/leases/stored-lease.ts';
import type { holdTestimonial, releaseTestimonial } from '#contract/testimonials/calls.ts';
import { type Route, route } from '../http/route.ts';
import type { View } from '../store/store.ts';
import { acquireLease, releaseLease } from './leases.ts';

interface LeaseRoutesOptions {
  kind: StoredLease['kind'];
  hold: typeof holdDonation | typeof holdTestimonial | typeof holdPost;
  release: typeof releaseDonation | typeof releaseTestimonial | typeof releasePost;
  tag: string;
  /** @throws Failure `not_found`. */
  checkExists(data: View, id: string): void;
}

export const leaseRoutes = ({ kind, hold, release, tag, checkExists }: LeaseRoutesOptions): Route[] => [
  route(hold, {
    tag,
    essential: true,
    summary: `Tell colleagues that this ${kind} is open here, for two minutes; to be renewed`,
    handle: ({ deps, params: { id }, actor }) => {
      checkExists(deps.store.data, id);
      return acquireLease(deps, { kind, subjectId: id }, actor);
    },
  }),
  route(release, {
    tag,
    essential: true,
    summary: `Tell colleagues that this ${kind} is no longer open here`,
    handle: ({ deps, params: { id }, actor }) =>
      deps.store.change((draft) => releaseLease(draft, { kind, subjectId: id }, actor.id)),
  }),
];
