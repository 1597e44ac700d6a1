import { call, csvFile } from '../calls/call.ts';
import { lease } from '../live/live.ts';
import {
  bulkChoice,
  bulkResults,
  bulkTestimonialDecision,
  bulkUndo,
  helplinesBelowUpdate,
  redactionUpdate,
  selectionExport,
  statusUpdate,
  testimonialFilter,
  testimonialQuery,
  undoQuery,
} from '../moderation/moderation.ts';
import { automaticApprovals, automaticQuery } from './automatic-approvals.ts';
import { staffTestimonial, staffTestimonials } from './staff-testimonials.ts';

export const listAutomaticApprovals = call({
  name: 'listAutomaticApprovals',
  method: 'get',
  path: '/testimonials/automatic',
  may: 'decide',
  query: automaticQuery,
  answer: automaticApprovals,
});

export const takeDownTestimonial = call({
  name: 'takeDownTestimonial',
  method: 'put',
  path: '/testimonials/:id/take-down',
  may: 'decide',
  answer: staffTestimonial,
});

export const undoTestimonials = call({
  name: 'undoTestimonials',
  method: 'post',
  path: '/testimonials/undo',
  may: 'decide',
  scope: 'testimonials:decide',
  body: bulkUndo,
  answer: bulkResults,
});

export const deleteTestimonials = call({
  name: 'deleteTestimonials',
  method: 'post',
  path: '/testimonials/delete',
  may: 'delete',
  body: bulkChoice,
  answer: bulkResults,
});

export const listPendingTestimonials = call({
  name: 'listPendingTestimonials',
  method: 'get',
  path: '/testimonials/pending',
  may: 'decide',
  scope: 'testimonials:read',
  query: testimonialQuery,
  answer: staffTestimonials,
});

export const listTestimonials = call({
  name: 'listTestimonials',
  method: 'get',
  path: '/testimonials',
  may: 'decide',
  scope: 'testimonials:read',
  query: testimonialQuery,
  answer: staffTestimonials,
});

export const showHelplinesBelowTestimonial = call({
  name: 'showHelplinesBelowTestimonial',
  method: 'put',
  path: '/testimonials/:id/helplines',
  may: 'decide',
  body: helplinesBelowUpdate,
  answer: staffTestimonial,
});

export const readTestimonial = call({
  name: 'readTestimonial',
  method: 'get',
  path: '/testimonials/:id',
  may: 'decide',
  scope: 'testimonials:read',
  answer: staffTestimonial,
});

export const decideTestimonial = call({
  name: 'decideTestimonial',
  method: 'put',
  path: '/testimonials/:id/status',
  may: 'decide',
  scope: 'testimonials:decide',
  body: statusUpdate,
  answer: staffTestimonial,
});

export const undoTestimonial = call({
  name: 'undoTestimonial',
  method: 'put',
  path: '/testimonials/:id/undo',
  may: 'decide',
  scope: 'testimonials:decide',
  query: undoQuery,
  answer: staffTestimonial,
});

export const redactTestimonial = call({
  name: 'redactTestimonial',
  method: 'put',
  path: '/testimonials/:id/redaction',
  may: 'decide',
  body: redactionUpdate,
  answer: staffTestimonial,
});

export const deleteTestimonial = call({
  name: 'deleteTestimonial',
  method: 'delete',
  path: '/testimonials/:id',
  may: 'delete',
  answer: null,
});

export const approveTestimonials = call({
  name: 'approveTestimonials',
  method: 'post',
  path: '/testimonials/approve',
  may: 'decide',
  scope: 'testimonials:decide',
  body: bulkTestimonialDecision,
  answer: bulkResults,
});

export const rejectTestimonials = call({
  name: 'rejectTestimonials',
  method: 'post',
  path: '/testimonials/reject',
  may: 'decide',
  scope: 'testimonials:decide',
  body: bulkTestimonialDecision,
  answer: bulkResults,
});

export const exportTestimonials = call({
  name: 'exportTestimonials',
  method: 'get',
  path: '/testimonials.csv',
  may: 'export',
  scope: 'testimonials:read',
  query: testimonialFilter,
  answer: csvFile,
});

export const exportChosenTestimonials = call({
  name: 'exportChosenTestimonials',
  method: 'post',
  path: '/testimonials.csv',
  may: 'export',
  body: selectionExport,
  answer: csvFile,
});

export const holdTestimonial = call({
  name: 'holdTestimonial',
  method: 'post',
  path: '/testimonials/:id/hold',
  may: 'decide',
  answer: lease,
});

export const releaseTestimonial = call({
  name: 'releaseTestimonial',
  method: 'post',
  path: '/testimonials/:id/release',
  may: 'decide',
  answer: null,
});
