import { containerTags } from '#contract/containers/containers.ts';
import type { Headers, TestApi } from './test-api.ts';

/** A text and its place on a page. */
export const story = {
  tags: containerTags('text', '/about', 'our-story'),
  relativeUrl: '/about',
  content: 'It began in 1976.',
};

/** What an administrator does with texts on pages, and what is kept of them. */
export const textsOf = (api: TestApi, admin: Headers) => ({
  create: (fields: Record<string, unknown> = {}) =>
    api.call('post', '/textcontainers', { as: admin, json: { ...story, ...fields } }),
  update: (id: string, json: unknown) => api.call('put', `/textcontainers/${id}`, { as: admin, json }),
  kept: (id: string) => api.deps.store.data.textContainers.get(id),
});
