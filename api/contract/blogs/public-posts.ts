import * as z from 'zod/mini';
import { newestPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { ownPictureUrl } from '../images/pictures.ts';
import { sanitisedHtml } from '../text/sanitised-html.ts';
import { optionalText } from '../text/text.ts';
import { countedTopic, publicTopic } from './post-topics.ts';
import { SLUG_MAX } from './slugs.ts';

export const POSTS_PER_PAGE = { blog: 6, home: 3 } as const;

const publicPost = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.string(),
  publishedAt: timestamp,
  topics: z.optional(z.array(publicTopic)),
});
export type PublicPost = z.infer<typeof publicPost>;

export const publicPosts = z.object({
  posts: z.array(publicPost),
  total: z.int(),
  topics: z.optional(z.array(countedTopic)),
});
export type PublicPosts = z.infer<typeof publicPosts>;

export const publicPostQuery = z.object({ ...newestPageQuery.shape, topic: optionalText(SLUG_MAX) });
export type PublicPostQuery = z.infer<typeof publicPostQuery>;

const neighbour = z.optional(z.object({ slug: z.string(), title: z.string() }));

export const publicPostPage = z.object({
  ...publicPost.shape,
  authorPictureUrl: ownPictureUrl,
  html: sanitisedHtml,
  newer: neighbour,
  older: neighbour,
});
export type PublicPostPage = z.infer<typeof publicPostPage>;
