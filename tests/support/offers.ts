import { makeOffer } from './submissions.ts';
import type { Headers, TestApi } from './test-api.ts';

/** Offers of a test's own, and their reviews by the staff given. */
export const offersIn = (api: TestApi, staff: Headers) => {
  let people = 0;
  return {
    /** Makes an offer from an address of its own; a minute passes. */
    async offerOf(fields: Record<string, unknown> = {}): Promise<{ id: string; reference: string; manageUrl: string }> {
      people += 1;
      const { body } = await makeOffer(api, fields, { 'x-forwarded-for': `198.51.100.${people}` });
      api.deps.clock.advance({ minutes: 1 });
      return body;
    },
    review: (id: string, json: unknown, as = staff) => api.call('patch', `/donationitems/${id}/review`, { as, json }),
  };
};
