import { describe, expect, it } from 'vitest';
import { typedName } from '#contract/personal-data/name.ts';
import { naughtyStrings } from '../support/naughty-strings.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { testApi } from '../support/test-api.ts';

/** Long enough for every field that has a least length, with the naughty part at either end. */
const padded = (text: string) => `${text} and then some words, so that it is long enough ${text}`;
const shown = (text: string) => JSON.stringify(text.slice(0, 40));

describe('a difficult text is returned exactly as it was sent, a name without what nobody sees', () => {
  it.each(naughtyStrings.map((text) => [shown(text), text]))('%s', async (_, text) => {
    const api = testApi();
    const as = await api.staff();
    const content = padded(text);
    const name = typedName(text);

    const story = await submitStory(api, { name: text, content });
    expect([story.status, story.body.name, story.body.content]).toEqual([201, name || 'Anonymous', content]);
    const approval = { as, json: { action: 'approve', adminNotes: content } };
    expect((await api.call('put', `/testimonials/${story.body.id}/status`, approval)).body.adminNotes).toBe(content);
    expect((await api.get('/testimonials/approved')).body.testimonials[0]).toMatchObject({
      name: name || 'Anonymous',
      content,
    });

    const fields = {
      submitterName: name || 'Niamh Doyle',
      submitterPhone: text
        .slice(0, 36)
        .replace(/\p{Surrogate}/gu, '')
        .normalize('NFC')
        .trim(),
      description: content,
      pickupAddress: content,
      pickupInstructions: content,
    };
    const offer = await makeOffer(api, { ...fields, ...(name && { submitterName: text }) });
    expect(offer.status).toBe(201);
    expect((await api.get(`/donationitems/${offer.body.id}`, as)).body).toMatchObject(fields);
    const found = await api.get(
      `/donationitems?q=${encodeURIComponent(text.slice(0, 30).replace(/\p{Surrogate}/gu, ''))}`,
      as,
    );
    expect(found.status).toBe(200);

    const place = { tags: ['managed-text', 'about'], relativeUrl: '/about' };
    const texts = { content, title: text, description: text, style: text, metadata: { note: text } };
    const container = await api.call('post', '/textcontainers', { as, json: { ...place, ...texts } });
    expect([container.status, container.body]).toMatchObject([201, texts]);
    expect((await api.get(`/textcontainers/${container.body.id}`)).body).toMatchObject(texts);
  });
});

describe('an invalid character', () => {
  it.each([
    ['half of a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['the other half', '\udfff', '\ufffd'],
    ['a pair the wrong way round', '\udc00\ud800', '\ufffd\ufffd'],
    ['U+0000', 'a\u0000b', 'a\ufffdb'],
  ])('is replaced, as no page or file can carry it: %s', async (_, sent, kept) => {
    const api = testApi();
    const as = await api.staff();
    const offer = await makeOffer(api, { submitterName: sent, description: padded(sent) });
    const { body } = await api.get(`/donationitems/${offer.body.id}`, as);
    expect([body.submitterName, body.description]).toEqual([sent === 'a\u0000b' ? 'a b' : kept, padded(kept)]);
  });

  it('does not include a complete surrogate pair', async () => {
    const api = testApi();
    const offer = await makeOffer(api, { submitterName: '👍\ud83d\udc4d' });
    const { body } = await api.get(`/donationitems/${offer.body.id}`, await api.staff());
    expect(body.submitterName).toBe('👍👍');
  });
});

describe('a text that arrives as it was typed', () => {
  it('is trimmed and composed', async () => {
    const api = testApi();
    const { body } = await submitStory(api, { name: ' \u00a0Ma\u0301ire\ufeff\n ' });
    expect(body.name).toBe('M\u00e1ire');
  });

  it('counts a line end in a form once, as the person sees it', async () => {
    const api = testApi();
    const content = `${'kind\n'.repeat(999)}words`;
    expect(content).toHaveLength(5000);
    const { status, body } = await submitStory(api, { content });
    expect([status, body.content]).toEqual([201, content]);
  });
});
