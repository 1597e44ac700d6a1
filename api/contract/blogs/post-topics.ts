import * as z from 'zod/mini';
import { normaliseText } from '../text/text.ts';
import { slugOf } from './slugs.ts';

export const TOPICS_MAX = 5;
const TOPIC_MAX = 40;
/** Applied before empty and duplicate topics are dropped. */
const TOPICS_SENT_MAX = 100;
export const TOPICS_TOO_MANY = `A post can have at most ${TOPICS_MAX} topics`;
export const TOPIC_TOO_LONG = `Please use at most ${TOPIC_MAX} characters for a topic`;
export const TOPIC_MESSAGE = 'A topic needs letters from a to z or digits, like Our shops';

export const normaliseTopics = (topics: readonly string[]): string[] => {
  const bySlug = new Map<string, string>();
  for (const topic of topics.map(normaliseText).filter(Boolean)) {
    const slug = slugOf(topic);
    if (!bySlug.has(slug)) bySlug.set(slug, topic);
  }
  return [...bySlug.values()];
};

const problemOf = (topics: readonly string[]): string | null => {
  if (topics.length > TOPICS_MAX) return TOPICS_TOO_MANY;
  if (topics.some((topic) => Array.from(topic).length > TOPIC_MAX)) return TOPIC_TOO_LONG;
  return topics.every((topic) => slugOf(topic) !== '') ? null : TOPIC_MESSAGE;
};

export const postTopics = z
  .array(z.string(TOPIC_MESSAGE))
  .check(z.maxLength(TOPICS_SENT_MAX, TOPICS_TOO_MANY), z.overwrite(normaliseTopics))
  .check((context) => {
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });

export const publicTopic = z.object({ slug: z.string(), name: z.string() });
export type PublicTopic = z.infer<typeof publicTopic>;

export const countedTopic = z.object({ ...publicTopic.shape, posts: z.int() });
export type CountedTopic = z.infer<typeof countedTopic>;
