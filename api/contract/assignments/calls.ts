import { call } from '../calls/call.ts';
import { bulkResults } from '../moderation/moderation.ts';
import { bulkAssignment } from './assignment.ts';

export const assignTestimonials = call({
  name: 'assignTestimonials',
  method: 'post',
  path: '/testimonials/assign',
  may: 'decide',
  body: bulkAssignment,
  answer: bulkResults,
});

export const assignDonations = call({
  name: 'assignDonations',
  method: 'post',
  path: '/donationitems/assign',
  may: 'decide',
  body: bulkAssignment,
  answer: bulkResults,
});

export const assignPosts = call({
  name: 'assignPosts',
  method: 'post',
  path: '/blogs/assign',
  may: 'publish',
  body: bulkAssignment,
  answer: bulkResults,
});
