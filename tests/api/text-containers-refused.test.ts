import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_REQUIRED, RELATIVE_URL_MESSAGE, TAGS_MESSAGE } from '#contract/containers/containers.ts';
import { personNamed } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { story, textsOf } from '../support/texts.ts';

let api: TestApi;
let admin: Headers;
let create: ReturnType<typeof textsOf>['create'];
let update: ReturnType<typeof textsOf>['update'];
let kept: ReturnType<typeof textsOf>['kept'];
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Brian Roche');
  ({ create, update, kept } = textsOf(api, admin));
});

describe('an invalid text', () => {
  it.each([
    ['tags', undefined, TAGS_MESSAGE],
    ['tags', [], TAGS_MESSAGE],
    ['tags', 'about', TAGS_MESSAGE],
    ['tags', Array(13).fill('x'), TAGS_MESSAGE],
    ['relativeUrl', 'about', RELATIVE_URL_MESSAGE],
    ['relativeUrl', undefined, RELATIVE_URL_MESSAGE],
    ['relativeUrl', `/${'x'.repeat(200)}`, RELATIVE_URL_MESSAGE],
    ['content', '  ', CONTENT_REQUIRED],
    ['content', undefined, CONTENT_REQUIRED],
    ['content', 'x'.repeat(20_001), 'Please use at most 20000 characters'],
  ])('is refused with a sentence: %s as %j', async (field, value, sentence) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.message]).toEqual([400, sentence]);
    expect(api.deps.store.data.textContainers.size).toBe(0);
  });

  it.each(['', '?tags=', '?tags=,,', `?tags=${'x,'.repeat(13)}`])(
    'is not searched without valid tags: %s',
    async (query) => {
      for (const path of [`/textcontainers/by-tags${query}`, `/imagecontainers/by-tags${query}`]) {
        const { status, body } = await api.get(path);
        expect([status, body.message]).toEqual([400, TAGS_MESSAGE]);
      }
    },
  );

  it('ignores fields that only the server sets', async () => {
    const { body } = await create({ id: 'x', revision: 99, versions: [{}], updatedBy: 'Someone' });
    expect(kept(body.id)).toMatchObject({
      revision: 1,
      versions: [],
      updatedBy: personNamed(api.deps, 'Brian Roche').id,
    });
    const changed = await update(body.id, { content: 'New', id: 'x', relativeUrl: '/x', tags: ['x'] });
    expect(changed.body).toMatchObject({ id: body.id, relativeUrl: '/about', tags: story.tags });
  });

  it('that does not exist is 404', async () => {
    expect((await update('AAAAAAAAAAAAAAAAAAAAAA', { content: 'x' })).status).toBe(404);
    expect((await api.get('/textcontainers/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});
