import { call, csvFile } from '../calls/call.ts';
import { lease } from '../live/live.ts';
import { bulkChoice, bulkResults, bulkUndo, selectionExport, undoQuery } from '../moderation/moderation.ts';
import {
  bulkDonationDecision,
  donationCounts,
  donationFilter,
  donationItem,
  donationItems,
  donationNarrowing,
  donationQuery,
  donationReview,
  shopChoice,
} from './donation-desk.ts';

export const collectDonations = call({
  name: 'collectDonations',
  method: 'post',
  path: '/donationitems/collect',
  may: 'decide',
  scope: 'donations:review',
  body: bulkChoice,
  answer: bulkResults,
});

export const undoDonations = call({
  name: 'undoDonations',
  method: 'post',
  path: '/donationitems/undo',
  may: 'decide',
  scope: 'donations:review',
  body: bulkUndo,
  answer: bulkResults,
});

export const deleteDonations = call({
  name: 'deleteDonations',
  method: 'post',
  path: '/donationitems/delete',
  may: 'delete',
  body: bulkChoice,
  answer: bulkResults,
});

export const listDonations = call({
  name: 'listDonations',
  method: 'get',
  path: '/donationitems',
  may: 'decide',
  scope: 'donations:read',
  query: donationQuery,
  answer: donationItems,
});

export const listDonationsByStatus = call({
  name: 'listDonationsByStatus',
  method: 'get',
  path: '/donationitems/status/:status',
  may: 'decide',
  scope: 'donations:read',
  query: donationQuery,
  answer: donationItems,
});

export const countDonations = call({
  name: 'countDonations',
  method: 'get',
  path: '/donationitems/counts',
  may: 'decide',
  scope: 'donations:read',
  query: donationNarrowing,
  answer: donationCounts,
});

export const readDonation = call({
  name: 'readDonation',
  method: 'get',
  path: '/donationitems/:id',
  may: 'decide',
  scope: 'donations:read',
  answer: donationItem,
});

export const reviewDonation = call({
  name: 'reviewDonation',
  method: 'patch',
  path: '/donationitems/:id/review',
  may: 'decide',
  scope: 'donations:review',
  body: donationReview,
  answer: donationItem,
});

export const chooseShop = call({
  name: 'chooseShop',
  method: 'put',
  path: '/donationitems/:id/shop',
  may: 'decide',
  body: shopChoice,
  answer: donationItem,
});

export const undoDonation = call({
  name: 'undoDonation',
  method: 'put',
  path: '/donationitems/:id/undo',
  may: 'decide',
  scope: 'donations:review',
  query: undoQuery,
  answer: donationItem,
});

export const deleteDonation = call({
  name: 'deleteDonation',
  method: 'delete',
  path: '/donationitems/:id',
  may: 'delete',
  answer: null,
});

export const approveDonations = call({
  name: 'approveDonations',
  method: 'post',
  path: '/donationitems/approve',
  may: 'decide',
  scope: 'donations:review',
  body: bulkDonationDecision,
  answer: bulkResults,
});

export const rejectDonations = call({
  name: 'rejectDonations',
  method: 'post',
  path: '/donationitems/reject',
  may: 'decide',
  scope: 'donations:review',
  body: bulkDonationDecision,
  answer: bulkResults,
});

export const exportDonations = call({
  name: 'exportDonations',
  method: 'get',
  path: '/donationitems.csv',
  may: 'export',
  scope: 'donations:read',
  query: donationFilter,
  answer: csvFile,
});

export const exportChosenDonations = call({
  name: 'exportChosenDonations',
  method: 'post',
  path: '/donationitems.csv',
  may: 'export',
  body: selectionExport,
  answer: csvFile,
});

export const holdDonation = call({
  name: 'holdDonation',
  method: 'post',
  path: '/donationitems/:id/hold',
  may: 'decide',
  answer: lease,
});

export const releaseDonation = call({
  name: 'releaseDonation',
  method: 'post',
  path: '/donationitems/:id/release',
  may: 'decide',
  answer: null,
});
