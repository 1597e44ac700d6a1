import type { StoredLease } from '#contract/leases/stored-lease.ts';
import { lease } from '#contract/live/live.ts';
import { type Route, route } from '../http/route.ts';
import type { View } from '../store/store.ts';
import { acquireLease, releaseLease } from './leases.ts';

interface LeaseRoutesOptions {
  kind: StoredLease['kind'];
  /** The path of the subject's calls. */
  base: string;
  tag: string;
  /** The last part of the names that generated clients give the calls. */
  noun: string;
  /** @throws Failure `not_found`. */
  checkExists(data: View, id: string): void;
}

/** What two people need who review the same kind of submission at the same time. */
export const leaseRoutes = ({ kind, base, tag, noun, checkExists }: LeaseRoutesOptions): Route[] => {
  const shared = { method: 'post', access: 'staff', essential: true, tag } as const;
  return [
    route({
      ...shared,
      path: `${base}/:id/hold`,
      operationId: `hold${noun}`,
      summary: `Tell colleagues that this ${kind} is open here, for two minutes; to be renewed`,
      answer: lease,
      handle: ({ deps, params: { id = '' }, actor }) => {
        checkExists(deps.store.data, id);
        return acquireLease(deps, { kind, subjectId: id }, actor);
      },
    }),
    route({
      ...shared,
      path: `${base}/:id/release`,
      operationId: `release${noun}`,
      summary: `Tell colleagues that this ${kind} is no longer open here`,
      answer: null,
      handle: ({ deps, params: { id = '' }, actor }) =>
        deps.store.change((draft) => releaseLease(draft, { kind, subjectId: id }, actor.id)),
    }),
  ];
};
