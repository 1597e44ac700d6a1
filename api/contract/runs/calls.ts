import { call, csvFile } from '../calls/call.ts';
import { donationItem } from '../donations/donation-desk.ts';
import { oneImage } from '../images/one-image.ts';
import { bulkResults } from '../moderation/moderation.ts';
import { calendarAddress, calendarState } from './calendar.ts';
import {
  agreement,
  areaChoice,
  daysOffer,
  daysUndo,
  newRun,
  outcomeReport,
  runChange,
  setOff,
  stopsChange,
} from './run-changes.ts';
import { fitAnswer, fitQuestion, suggestions } from './run-fit.ts';
import { run, runQuery, runRange, runs, suggestedOrder } from './runs.ts';
import { waitingPickups, waitingQuery } from './waiting-pickups.ts';

export const readOwnCalendarAddress = call({
  name: 'readOwnCalendarAddress',
  method: 'get',
  path: '/auth/calendar',
  may: 'drive',
  answer: calendarState,
});

export const makeCalendarAddress = call({
  name: 'makeCalendarAddress',
  method: 'post',
  path: '/auth/calendar',
  may: 'drive',
  answer: calendarAddress,
});

export const revokeCalendarAddress = call({
  name: 'revokeCalendarAddress',
  method: 'post',
  path: '/auth/calendar/revoke',
  may: 'drive',
  answer: null,
});

export const setOffRun = call({
  name: 'setOffRun',
  method: 'put',
  path: '/runs/:id/set-off',
  may: 'drive',
  body: setOff,
  answer: run,
});

export const reportOutcome = call({
  name: 'reportOutcome',
  method: 'put',
  path: '/runs/:id/stops/:donationId/outcome',
  may: 'drive',
  body: outcomeReport,
  answer: run,
});

export const addStopPhoto = call({
  name: 'addStopPhoto',
  method: 'post',
  path: '/runs/:id/stops/:donationId/photo',
  may: 'drive',
  files: { photo: oneImage },
  answer: run,
});

export const listRuns = call({
  name: 'listRuns',
  method: 'get',
  path: '/runs',
  may: 'drive',
  query: runQuery,
  answer: runs,
});

export const listWaitingPickups = call({
  name: 'listWaitingPickups',
  method: 'get',
  path: '/runs/waiting',
  may: 'plan',
  query: waitingQuery,
  answer: waitingPickups,
});

export const exportRuns = call({
  name: 'exportRuns',
  method: 'get',
  path: '/runs.csv',
  may: 'plan',
  query: runRange,
  answer: csvFile,
});

export const readRun = call({
  name: 'readRun',
  method: 'get',
  path: '/runs/:id',
  may: 'drive',
  answer: run,
});

export const createRun = call({
  name: 'createRun',
  method: 'post',
  path: '/runs',
  may: 'plan',
  body: newRun,
  answer: run,
});

export const changeRun = call({
  name: 'changeRun',
  method: 'patch',
  path: '/runs/:id',
  may: 'drive',
  body: runChange,
  answer: run,
});

export const deleteRun = call({
  name: 'deleteRun',
  method: 'delete',
  path: '/runs/:id',
  may: 'delete',
  answer: null,
});

export const assignStops = call({
  name: 'assignStops',
  method: 'put',
  path: '/runs/:id/stops',
  may: 'plan',
  body: stopsChange,
  answer: run,
});

export const agreeStops = call({
  name: 'agreeStops',
  method: 'post',
  path: '/runs/:id/agree',
  may: 'plan',
  body: agreement,
  answer: run,
});

export const suggestOrder = call({
  name: 'suggestOrder',
  method: 'post',
  path: '/runs/:id/order',
  may: 'plan',
  answer: suggestedOrder,
});

export const fitOffers = call({
  name: 'fitOffers',
  method: 'post',
  path: '/runs/fit',
  may: 'plan',
  body: fitQuestion,
  answer: fitAnswer,
});

export const suggestOffers = call({
  name: 'suggestOffers',
  method: 'get',
  path: '/runs/suggestions',
  may: 'plan',
  query: runRange,
  answer: suggestions,
});

export const offerDays = call({
  name: 'offerDays',
  method: 'post',
  path: '/donationitems/:id/days',
  may: 'plan',
  body: daysOffer,
  answer: donationItem,
});

export const undoDays = call({
  name: 'undoDays',
  method: 'post',
  path: '/donationitems/days/undo',
  may: 'plan',
  body: daysUndo,
  answer: bulkResults,
});

export const chooseArea = call({
  name: 'chooseArea',
  method: 'put',
  path: '/donationitems/:id/area',
  may: 'plan',
  body: areaChoice,
  answer: donationItem,
});
