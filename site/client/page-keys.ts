import type { PublicPostPage, PublicPosts } from '#contract/blogs/public-posts.ts';
import type { ImageContainer, TextContainer } from '#contract/containers/containers.ts';
import type { WhatWeTake } from '#contract/donations/what-we-take.ts';
import type { Retention } from '#contract/privacy/retention.ts';
import type { FoundPosts } from '#contract/search/site-search.ts';
import type { PublicSettings } from '#contract/settings/settings.ts';
import type { PublicTestimonials } from '#contract/testimonials/testimonials.ts';
import type { AnswerKey } from './page-answers.ts';

/** The charity's settings, of which every page is made. */
export const settingsKey: AnswerKey<PublicSettings> = { name: 'settings' };

export const retentionKey: AnswerKey<Retention> = { name: 'retention' };

/** What the shops take and what they cannot. */
export const whatWeTakeKey: AnswerKey<WhatWeTake> = { name: 'what we take' };

/** Whether what staff have put on a page has been read: what is then not known of a place is not there. */
export const placesReadKey = (relativeUrl: string): AnswerKey<true> => ({ name: `places ${relativeUrl}` });

/** The text that stands at a place of a page, or null. */
export const textKey = (relativeUrl: string, place: string): AnswerKey<TextContainer | null> => ({
  name: `text ${relativeUrl} ${place}`,
});

/** The picture that stands at a place of a page, or null. */
export const imageKey = (relativeUrl: string, place: string): AnswerKey<ImageContainer | null> => ({
  name: `image ${relativeUrl} ${place}`,
});

/** A page of the approved testimonials. */
export const testimonialsKey = (page: number, pageSize: number): AnswerKey<PublicTestimonials> => ({
  name: `testimonials ${page} ${pageSize}`,
});

/** A page of the published posts, newest first; only those about a topic where one is given. */
export const postsKey = (page: number, pageSize: number, topic = ''): AnswerKey<PublicPosts> => ({
  name: `posts ${page} ${pageSize} ${topic}`,
});

/** The published posts that answer a search. */
export const foundPostsKey = (q: string): AnswerKey<FoundPosts> => ({ name: `found ${q}` });

/** One published post with its sanitised text. */
export const postKey = (slug: string): AnswerKey<PublicPostPage> => ({ name: `post ${slug}` });
