import { call, exportFile } from '../calls/call.ts';
import {
  dataRequest,
  dataRequestQuery,
  dataRequests,
  newDataRequest,
  receipt,
  requestChange,
} from './data-requests.ts';
import { chosenRecords, personalRecords, personalSearch } from './personal-records.ts';
import { erasure, personalData, privacyRequest } from './privacy.ts';
import { retention } from './retention.ts';

export const searchPersonalData = call({
  name: 'searchPersonalData',
  method: 'post',
  path: '/privacy/search',
  may: 'privacy',
  body: personalSearch,
  answer: personalRecords,
});

export const listDataRequests = call({
  name: 'listDataRequests',
  method: 'get',
  path: '/privacy/requests',
  may: 'privacy',
  query: dataRequestQuery,
  answer: dataRequests,
});

export const openDataRequest = call({
  name: 'openDataRequest',
  method: 'post',
  path: '/privacy/requests',
  may: 'privacy',
  body: newDataRequest,
  answer: dataRequest,
});

export const readDataRequest = call({
  name: 'readDataRequest',
  method: 'get',
  path: '/privacy/requests/:id',
  may: 'privacy',
  answer: dataRequest,
});

export const changeDataRequest = call({
  name: 'changeDataRequest',
  method: 'patch',
  path: '/privacy/requests/:id',
  may: 'privacy',
  body: requestChange,
  answer: dataRequest,
});

export const searchForDataRequest = call({
  name: 'searchForDataRequest',
  method: 'post',
  path: '/privacy/requests/:id/search',
  may: 'privacy',
  body: personalSearch,
  answer: personalRecords,
});

export const exportForDataRequest = call({
  name: 'exportForDataRequest',
  method: 'post',
  path: '/privacy/requests/:id/export',
  may: 'privacy',
  body: chosenRecords,
  answer: exportFile,
});

export const correctForDataRequest = call({
  name: 'correctForDataRequest',
  method: 'post',
  path: '/privacy/requests/:id/correct',
  may: 'privacy',
  body: chosenRecords,
  answer: dataRequest,
});

export const eraseForDataRequest = call({
  name: 'eraseForDataRequest',
  method: 'post',
  path: '/privacy/requests/:id/erase',
  may: 'privacy',
  body: chosenRecords,
  answer: dataRequest,
});

export const answerDataRequest = call({
  name: 'answerDataRequest',
  method: 'post',
  path: '/privacy/requests/:id/receipt',
  may: 'privacy',
  body: receipt,
  answer: dataRequest,
});

export const findPersonalData = call({
  name: 'findPersonalData',
  method: 'post',
  path: '/privacy/find',
  may: 'privacy',
  body: privacyRequest,
  answer: personalData,
});

export const exportPersonalData = call({
  name: 'exportPersonalData',
  method: 'post',
  path: '/privacy/export',
  may: 'privacy',
  body: privacyRequest,
  answer: exportFile,
});

export const erasePersonalData = call({
  name: 'erasePersonalData',
  method: 'post',
  path: '/privacy/erase',
  may: 'privacy',
  body: privacyRequest,
  answer: erasure,
});

export const saveRetention = call({
  name: 'saveRetention',
  method: 'put',
  path: '/privacy/retention',
  may: 'privacy',
  body: retention,
  answer: retention,
});
