import { call } from '../calls/call.ts';
import { newestPageQuery } from '../calls/paging.ts';
import { oneImage } from '../images/one-image.ts';
import { managedCorrection, managedTestimonial, manageLinkRequest } from '../manage-link/manage-link.ts';
import { publicTestimonials, submittedTestimonial, testimonialSubmission } from './testimonials.ts';

export const readManagedTestimonial = call({
  name: 'readManagedTestimonial',
  method: 'post',
  path: '/testimonials/yours',
  may: 'anyone',
  body: manageLinkRequest,
  answer: managedTestimonial,
});

export const correctManagedTestimonial = call({
  name: 'correctManagedTestimonial',
  method: 'put',
  path: '/testimonials/yours',
  may: 'anyone',
  body: managedCorrection,
  answer: managedTestimonial,
});

export const withdrawManagedTestimonial = call({
  name: 'withdrawManagedTestimonial',
  method: 'post',
  path: '/testimonials/yours/withdraw',
  may: 'anyone',
  body: manageLinkRequest,
  answer: null,
});

export const submitTestimonial = call({
  name: 'submitTestimonial',
  method: 'post',
  path: '/testimonials',
  may: 'anyone',
  body: testimonialSubmission,
  files: { image: oneImage },
  repeated: ['consentTo'],
  answer: submittedTestimonial,
});

export const listApprovedTestimonials = call({
  name: 'listApprovedTestimonials',
  method: 'get',
  path: '/testimonials/approved',
  may: 'anyone',
  query: newestPageQuery,
  answer: publicTestimonials,
});
