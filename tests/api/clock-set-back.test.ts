import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sweepSessions } from '#api/auth/sessions.ts';
import { issueTicket, markTicketUsed, readTicket } from '#api/auth/tickets.ts';
import { bothStores } from '../support/both-stores.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { submitStory } from '../support/submissions.ts';
import type { Headers, TestApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';

describe.each(bothStores())('on %s', (_, open) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await open();
    await addPerson(api.deps, { email });
  });

  const signIn = async (): Promise<Headers> => {
    const { body } = await api.call('post', '/auth/login', { json: { email, password: PASSWORD } });
    return { authorization: `Bearer ${body.accessToken}` };
  };

  describe.each([2, 300])('when the clock goes back by %d seconds', (seconds) => {
    it('whoever is signed in stays so, renews the session and is in the list of sessions', async () => {
      const json = { secondFactor: 'nobody', idleMinutes: 30 };
      await api.call('put', '/settings/security', { as: await api.staff(), json });
      const before = await signIn();
      api.deps.clock.advance({ seconds: -seconds });
      expect((await api.get('/auth/me', before)).status).toBe(200);
      expect(await sweepSessions(api.deps)).toBe(0);
      const renewed = await api.call('post', '/auth/refresh', { as: before, json: {} });
      expect(renewed.status).toBe(200);
      const as = { authorization: `Bearer ${renewed.body.accessToken}` };
      expect((await api.get('/auth/sessions', as)).body.sessions).toHaveLength(1);
      expect((await signIn()).authorization).not.toContain('undefined');
    });

    it('a sign-in that waits for its second step goes on, and once', async () => {
      const issue = () => issueTicket(api.deps, 'any', { of: 'Aoife' });
      const read = (ticket: string) => readTicket(api.deps, 'any', z.object({ of: z.string() }), ticket);
      const use = (ticket: string) => api.deps.store.change((draft) => markTicketUsed(draft, api.deps, ticket));
      const [ticket, another] = [issue(), issue()];
      await use(another);
      api.deps.clock.advance({ seconds: -seconds });
      expect(read(ticket)).toEqual({ of: 'Aoife' });
      await use(ticket);
      // What was used before the clock went back is not used again.
      expect(read(another)).toBeNull();
      await expect(use(another)).rejects.toThrow('finished already');
      const third = issue();
      api.deps.clock.advance({ days: -1 });
      expect(read(third)).toBeNull();
    });

    it('an approved testimonial stays on the site, and its decision can be undone', async () => {
      const staff = await api.staff();
      const { id } = (await submitStory(api)).body;
      const decided = await api.call('put', `/testimonials/${id}/status`, {
        as: staff,
        json: { action: 'approve', adminNotes: '' },
      });
      expect(decided.status).toBe(200);
      api.deps.clock.advance({ seconds: -seconds });
      expect((await api.get('/testimonials/approved')).body.total).toBe(1);
      expect((await api.call('put', `/testimonials/${id}/undo`, { as: staff, json: {} })).status).toBe(200);
    });
  });
});
