import { assignDonations, assignPosts, assignTestimonials } from '#contract/assignments/calls.ts';
import { findPost } from '../blogs/find-post.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { type Route, route } from '../http/route.ts';
import { testimonialOrThrow } from '../testimonials/testimonial-or-throw.ts';
import { assignMany } from './assign.ts';

const summaryFor = (noun: string) =>
  `Say which colleague looks after up to 50 ${noun}, or null for nobody; tells of each what became of it`;

export const assignmentRoutes: Route[] = [
  route(assignTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: summaryFor('testimonials'),
    handle: ({ deps, body, actor }) =>
      assignMany(
        deps,
        {
          kind: 'testimonial',
          find: testimonialOrThrow,
          put: (draft, testimonial) => draft.testimonials.put(testimonial),
          detail: () => '',
        },
        body,
        actor,
      ),
  }),
  route(assignDonations, {
    tag: 'Donations',
    essential: true,
    summary: summaryFor('donations'),
    handle: ({ deps, body, actor }) =>
      assignMany(
        deps,
        {
          kind: 'donation',
          find: donationOrThrow,
          put: (draft, donation) => draft.donations.put(donation),
          detail: ({ reference }) => reference,
        },
        body,
        actor,
      ),
  }),
  route(assignPosts, {
    tag: 'Blog posts',
    essential: true,
    summary: summaryFor('posts'),
    handle: ({ deps, body, actor }) =>
      assignMany(
        deps,
        {
          kind: 'post',
          find: (draft, id) => findPost(draft.posts, id),
          put: (draft, post) => draft.posts.put(post),
          detail: ({ title }) => title,
        },
        body,
        actor,
      ),
  }),
];
