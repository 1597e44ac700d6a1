import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#api/attempts/attempt-limits.ts';
import { postedForms } from '#api/pages/handle-posted-form.ts';
import { isSendingKey } from '#api/pages/sending-keys.ts';
import { KEY_FIELD, KEY_PLACEHOLDER, SENT_BEFORE } from '#contract/calls/sent-once.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { type TestSite, testSite } from '../support/site.ts';
import { formOf, offer, photo, pngFile, STORY } from '../support/submissions.ts';

type Fields = Parameters<typeof formOf>[0];

interface PostedForm {
  /** The address at which the form is open. */
  at: string;
  fields: Fields;
  /** The field whose change makes it another one. */
  changes: string;
  count(): number;
  /** What its answer shows of the record. */
  shows: RegExp;
}

let deps: TestDeps;
let site: TestSite;
beforeEach(() => {
  deps = testDeps();
  site = testSite(deps);
});

const { estimatedValue, pickupRequired, ...texts } = offer;
/** Every form that creates when it is posted without scripts, by its page. */
const creating: Readonly<Record<string, PostedForm>> = {
  '/donations': {
    at: '/donations?form=',
    fields: { ...texts, estimatedValue: '120.50', pickupRequired: 'true', photos: photo('table.jpg') },
    changes: 'description',
    count: () => deps.store.data.donations.size,
    shows: /D-[0-9A-Z]{6}/,
  },
  '/testimonials': {
    at: '/testimonials?write=',
    fields: {
      content: STORY,
      image: pngFile(),
      consent: CONSENT_VERSION,
      consentTo: ['publication', 'health', 'photo'],
      whose: 'own',
    },
    changes: 'content',
    count: () => deps.store.data.testimonials.size,
    shows: /yours#[\w-]{54}/,
  },
  '/contact': {
    at: '/contact',
    fields: { about: 'question', name: 'Niamh Doyle', phone: '020 915 0001', message: 'Do you take beds?' },
    changes: 'message',
    count: () => deps.store.data.messages.size,
    shows: /M-[0-9A-Z]{6}/,
  },
};
/** Those that change what is there; the photos behind a manage link have a test of their own. */
const changing = ['/testimonials/yours', '/donations/yours', '/help/yours'];
/** Its first button creates nothing: `help.test.ts` presses both. */
const inSteps = ['/help'];

const keyOf = (html: string): string => new RegExp(`name="${KEY_FIELD}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const open = async (path: string) => keyOf(await (await site.get(path)).text());
const post = async (path: string, fields: Fields) => {
  const answer = await site.app.request(path, {
    method: 'POST',
    body: formOf(fields),
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  return { status: answer.status, html: await answer.text() };
};

it('every form that is posted without scripts is listed', () => {
  expect(Object.keys(postedForms).toSorted()).toEqual([...Object.keys(creating), ...changing, ...inSteps].toSorted());
});

describe.each(Object.entries(creating))('the form of %s', (path, { at, fields, changes, count, shows }) => {
  it('has a key of its own each time its page is opened, and Back shows it with that one', async () => {
    const answer = await site.get(at, { headers: { 'if-none-match': '*' } });
    const keys = [keyOf(await answer.text()), await open(at), await open(at)];
    expect([keys.every(isSendingKey), new Set(keys).size]).toEqual([true, 3]);
    const { headers } = answer;
    expect([answer.status, headers.get('etag'), headers.get('cache-control')]).toEqual([
      200,
      null,
      'private, no-cache',
    ]);
    expect(site.rendered()).toBe(1);
  });

  it('is taken once when its answer is loaded again, and after Back, with the same answer', async () => {
    const sent = { ...fields, [KEY_FIELD]: await open(at) };
    const first = await post(path, sent);
    const again = await post(path, sent);
    expect([first.status, again.status, count()]).toEqual([201, 201, 1]);
    expect(first.html).toMatch(shows);
    expect(shows.exec(again.html)?.[0]).toBe(shows.exec(first.html)?.[0]);
    expect(await deps.images.list()).toHaveLength(path === '/contact' ? 0 : 1);
  });

  it('with other content under a used key is shown again with what was typed, and taken with the new key', async () => {
    const key = await open(at);
    await post(path, { ...fields, [KEY_FIELD]: key });
    const other = { ...fields, [changes]: `${fields[changes]} And two chairs, please.` };
    const refused = await post(path, { ...other, [KEY_FIELD]: key });
    expect([refused.status, count()]).toEqual([409, 1]);
    expect(refused.html).toContain(SENT_BEFORE);
    expect(refused.html).toContain('And two chairs, please.');
    const next = keyOf(refused.html);
    expect([isSendingKey(next), next === key]).toEqual([true, false]);
    expect([(await post(path, { ...other, [KEY_FIELD]: next })).status, count()]).toEqual([201, 2]);
  });

  it('keeps its key when it was not taken', async () => {
    const key = await open(at);
    const refused = await post(path, { ...fields, [changes]: '', [KEY_FIELD]: key });
    expect([refused.status, keyOf(refused.html), count()]).toEqual([400, key, 0]);
  });

  it('is answered again although its sender has used up the limit', async () => {
    const sent = { ...fields, [KEY_FIELD]: await open(at) };
    await post(path, sent);
    for (let times = 1; times < limits.submission.times; times += 1) await deps.attempts.use('submission', '192.0.2.1');
    expect([(await post(path, fields)).status, (await post(path, sent)).status, count()]).toEqual([429, 201, 1]);
  });

  it('is not answered any longer when it is sent again and again', async () => {
    const sent = { ...fields, [KEY_FIELD]: await open(at) };
    await post(path, sent);
    for (let times = 0; times < limits.repeat.times; times += 1) await deps.attempts.use('repeat', '192.0.2.1');
    expect([(await post(path, sent)).status, count()]).toEqual([429, 1]);
  });

  it('is taken without a key that can be read, too: each time', async () => {
    for (const key of ['', 'short', KEY_PLACEHOLDER]) await post(path, { ...fields, [KEY_FIELD]: key });
    expect(count()).toBe(3);
  });
});

it('a key goes nowhere but into its field, and only one that can be no markup', async () => {
  const message = `Is this value="${KEY_PLACEHOLDER}" yours?`;
  const sent = { ...creating['/contact']?.fields, name: '', message };
  const { html } = await post('/contact', { ...sent, [KEY_FIELD]: '"><b>$&$&' });
  const key = keyOf(html);
  expect([isSendingKey(key), html.split(key).length]).toEqual([true, 2]);
  expect(html).not.toContain('"><b>');
  expect(html).toContain(`Is this value=&quot;${KEY_PLACEHOLDER}&quot; yours?`);
});

it('other photos after Back are not taken for missing ones', async () => {
  const { at = '', fields } = creating['/donations'] ?? {};
  const sent = { ...fields, [KEY_FIELD]: await open(at) };
  await post('/donations', sent);
  const other = new File([await pngFile().arrayBuffer(), 'other'], 'chairs.png', { type: 'image/png' });
  const { status, html } = await post('/donations', { ...sent, photos: other });
  expect(status).toBe(201);
  expect(html).toContain('Your offer has arrived with the photos that you sent first.');
  expect(html).not.toContain('press the button again');
});

it('photos behind a manage link are stored once when their answer is loaded again', async () => {
  const made = await post('/donations', { ...creating['/donations']?.fields });
  const token = /yours#([\w-]{54})/.exec(made.html)?.[1] ?? '';
  const key = keyOf((await post('/donations/yours', { token, do: 'see' })).html);
  const sent = { token, do: 'photos', photos: photo('chairs.jpg'), [KEY_FIELD]: key };
  const answers = [await post('/donations/yours', sent), await post('/donations/yours', sent)];
  expect([isSendingKey(key), answers.map(({ status }) => status)]).toEqual([true, [200, 200]]);
  expect([...deps.store.data.donations.all()].map(({ photos }) => photos.length)).toEqual([2]);
});

it('pages without such a form are kept as they are', async () => {
  for (const path of ['/', '/donations', '/testimonials', '/donations/yours', '/what-we-take']) {
    const answer = await site.get(path);
    const html = await answer.text();
    expect([answer.headers.has('etag'), html.includes(KEY_FIELD)], path).toEqual([true, false]);
  }
});
