import type { PostUpdate, StaffPost, StaffPostRow } from '#contract/blogs.ts';
import { type FakeRoutes, refused } from './fake-platform.ts';
import { idOf, minutesAgo } from './staff-data.ts';

/** A draft as staff see it. */
export const post = (details: Partial<StaffPost> = {}): StaffPost => ({
  id: idOf('post'),
  slug: 'the-van',
  title: 'The van',
  excerpt: '',
  body: '',
  coverUrl: null,
  coverAlt: '',
  author: 'Aoife Byrne',
  state: 'draft',
  publishedAt: null,
  createdAt: minutesAgo(500),
  updatedAt: minutesAgo(60),
  revision: 1,
  ...details,
});

const CHANGED = 'Someone else has changed this post in the meantime. Please reload it and try again.';
export const TAKEN = 'Another post already has this address. Please choose another.';

const rowOf = ({ body: _, ...row }: StaffPost): StaffPostRow => row;

/** A small server of posts: what is written, published or deleted shows afterwards. */
export const blogRoutes = (posts: StaffPost[]): FakeRoutes => {
  const at = (id: string | undefined) => posts.findIndex((one) => one.id === id);
  const put = (id: string | undefined, change: Partial<StaffPost>) => {
    const index = at(id);
    const before = posts[index] ?? post();
    const after = { ...before, ...change, revision: before.revision + 1 };
    posts[index] = after;
    return after;
  };
  const isTaken = (slug: string, id?: string) => posts.some((one) => one.slug === slug && one.id !== id);
  const taken = () => refused(409, 'conflict', TAKEN, { slug: TAKEN });
  return {
    'GET /blogs/all': ({ query }) => {
      const found = posts.filter(
        ({ state, title }) =>
          (!query.status || state === query.status) && title.toLowerCase().includes((query.q ?? '').toLowerCase()),
      );
      const first = (Number(query.page) - 1) * Number(query.pageSize);
      const counts = { draft: 0, scheduled: 0, published: 0 };
      for (const { state } of posts) counts[state] += 1;
      return { posts: found.slice(first, first + Number(query.pageSize)).map(rowOf), total: found.length, counts };
    },
    'GET /blogs/by-id/:id': ({ params }) =>
      posts[at(params.id)] ?? refused(404, 'not_found', 'There is no such post. It may have been deleted.'),
    'POST /blogs': ({ body }) => {
      const written = body as PostUpdate;
      if (isTaken(written.slug)) return taken();
      const made = post({ ...written, id: idOf(`made${posts.length}`) });
      posts.push(made);
      return Response.json(made, { status: 201 });
    },
    'PUT /blogs/:id': ({ params, body }) => {
      const { revision, ...written } = body as PostUpdate;
      if (revision !== posts[at(params.id)]?.revision) return refused(409, 'conflict', CHANGED);
      return isTaken(written.slug, params.id) ? taken() : put(params.id, written);
    },
    'POST /blogs/:id/publish': ({ params, body }) => {
      const { publishAt } = body as { publishAt: string | null };
      if (!posts[at(params.id)]?.body)
        return refused(400, 'invalid', 'Please write the text.', { body: 'Please write the text.' });
      const state = publishAt && Date.parse(publishAt) > Date.now() ? 'scheduled' : 'published';
      return put(params.id, { state, publishedAt: publishAt ?? new Date().toISOString() });
    },
    'POST /blogs/:id/unpublish': ({ params }) => put(params.id, { state: 'draft', publishedAt: null }),
    'POST /blogs/:id/cover': ({ params, body }) =>
      put(params.id, {
        coverUrl: `/api/media/${idOf('cover')}/800x600.webp`,
        coverAlt: String((body as FormData).get('coverAlt')),
      }),
    'DELETE /blogs/:id/cover': ({ params }) => void put(params.id, { coverUrl: null, coverAlt: '' }),
    'DELETE /blogs/:id': ({ params }) => void posts.splice(at(params.id), 1),
    'POST /blogs/preview': ({ body }) => ({ html: `<p>Rendered: ${(body as { body: string }).body}</p>` }),
    'GET /media/:id/:size': () => new Blob(['picture']),
  };
};
