import { beforeEach, describe, expect, it } from 'vitest';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedManagedTestimonial } from '#api/pages/posted-managed-testimonial.ts';
import { postedTestimonial } from '#api/pages/posted-testimonial.ts';
import { siteMap } from '#api/pages/site-map.ts';
import { LINK_UNKNOWN } from '#contract/manage-link/manage-link.ts';
import { LINK_REQUIRED } from '#contract/manage-link/manage-token.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { formOf, STORY } from '../support/submissions.ts';

let deps: TestDeps;
let token: string;

const post = (form: typeof postedManagedTestimonial, fields: Parameters<typeof formOf>[0]) =>
  handlePostedForm(deps, form, new Request('http://site.test/', { method: 'POST', body: formOf(fields) }), '192.0.2.1');
const yours = (fields: Parameters<typeof formOf>[0]) => post(postedManagedTestimonial, { token, ...fields });
const kept = () => [...deps.store.data.testimonials.all()];

beforeEach(async () => {
  deps = testDeps();
  const sent = {
    content: STORY,
    name: 'Máire',
    consent: CONSENT_VERSION,
    consentTo: ['publication', 'health', 'name'],
    whose: 'own',
  };
  const { submitted, status } = await post(postedTestimonial, sent);
  expect([status, submitted.sent]).toEqual([201, 'waiting']);
  token = submitted.manageUrl?.split('#')[1] ?? '';
});

describe('the forms behind a manage link, posted without scripts', () => {
  it('show the testimonial, for the token or the whole link', async () => {
    const link = `http://localhost:3000/testimonials/yours#${token}`;
    for (const pasted of [token, link, `<${link}>`, `“${link.slice(0, 60)}\r\n${link.slice(60)}”).`]) {
      const { submitted, status } = await yours({ token: pasted, do: 'see' });
      expect([status, submitted.values, submitted.managedTestimonial?.testimonial?.content]).toEqual([
        200,
        { token },
        STORY,
      ]);
    }
  });

  it('save a correction', async () => {
    const content = `${STORY} Thank you.`;
    const { submitted, status } = await yours({ do: 'save', content, consentTo: ['publication', 'health'] });
    expect([status, submitted.managedTestimonial?.done, submitted.managedTestimonial?.testimonial?.content]).toEqual([
      200,
      'saved',
      content,
    ]);
    expect(kept()).toMatchObject([{ content, name: 'Anonymous' }]);
  });

  it('show a refused correction with the typed text and the current testimonial', async () => {
    const { submitted, status } = await yours({ do: 'save', content: 'Short', consentTo: ['health'] });
    expect(status).toBe(400);
    expect(submitted.errors).toEqual({ content: 'Testimonial must be at least 20 characters long' });
    expect(submitted.values).toMatchObject({ token, content: 'Short', consentTo: ['health'] });
    expect(submitted.managedTestimonial?.testimonial?.content).toBe(STORY);
    const disagreed = await yours({ do: 'save', content: STORY });
    expect([disagreed.status, Object.keys(disagreed.submitted.errors)]).toEqual([
      400,
      ['consent-publication', 'consent-health'],
    ]);
    expect(kept()).toMatchObject([{ content: STORY, name: 'Máire' }]);
  });

  it('withdraw it', async () => {
    const { submitted } = await yours({ do: 'withdraw' });
    expect(submitted).toMatchObject({ values: {}, managedTestimonial: { testimonial: null, done: 'withdrawn' } });
    expect(kept()).toEqual([]);
    const again = await yours({ do: 'see' });
    expect([again.status, again.submitted.message, again.submitted.managedTestimonial]).toEqual([
      404,
      LINK_UNKNOWN,
      undefined,
    ]);
  });

  it('ask for a missing link', async () => {
    const { submitted, status } = await yours({ token: ' ', do: 'see' });
    expect([status, submitted.errors]).toEqual([400, { token: LINK_REQUIRED }]);
  });
});

it('the sitemap lists the privacy page, but not the manage page', async () => {
  const pageRenderer = await createPageRenderer();
  expect(await siteMap(deps, pageRenderer)).toContain('<loc>http://localhost:3000/privacy</loc>');
  expect(await siteMap(deps, pageRenderer)).not.toContain('yours');
});
