import {
  dataRequest,
  dataRequestQuery,
  dataRequests,
  newDataRequest,
  receipt,
  requestChange,
} from '#contract/privacy/data-requests.ts';
import { chosenRecords, personalRecords, personalSearch } from '#contract/privacy/personal-records.ts';
import { type Route, route } from '../http/route.ts';
import { exportFile } from './export.ts';
import {
  answerRequest,
  correctForRequest,
  eraseForRequest,
  exportForRequest,
  searchForRequest,
} from './requests/carry-out.ts';
import { changeRequest } from './requests/change.ts';
import { openRequest } from './requests/open.ts';
import { listRequests, readRequest } from './requests/view.ts';
import { searchPerson } from './search/search.ts';

const shared = { access: 'administrator', tag: 'Privacy' } as const;
const act = { ...shared, method: 'post', essential: true, mayFail: ['not_found', 'conflict'] } as const;

/** What people ask for about their data. What is looked for is sent in the body, so that it appears in no log. */
export const dataRequestRoutes: Route[] = [
  route({
    ...shared,
    method: 'post',
    path: '/privacy/search',
    operationId: 'searchPersonalData',
    essential: true,
    summary: 'What may be about a person, found by e-mail addresses, phone numbers in any spelling, names and words',
    body: personalSearch,
    answer: personalRecords,
    handle: ({ deps, body }) => searchPerson(deps, body.terms),
  }),
  route({
    ...shared,
    method: 'get',
    path: '/privacy/requests',
    operationId: 'listDataRequests',
    summary: 'Data requests: open ones by their deadline, closed ones latest first',
    query: dataRequestQuery,
    answer: dataRequests,
    handle: ({ deps, query }) => listRequests(deps, query),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/privacy/requests',
    operationId: 'openDataRequest',
    essential: true,
    summary: 'Write down a data request; it has to be answered within a calendar month',
    body: newDataRequest,
    status: 201,
    answer: dataRequest,
    handle: ({ deps, body, actor }) => openRequest(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'get',
    path: '/privacy/requests/:id',
    operationId: 'readDataRequest',
    mayFail: ['not_found'],
    summary: 'One data request with its deadline and what was done',
    answer: dataRequest,
    handle: ({ deps, params: { id = '' } }) => readRequest(deps, id),
  }),
  route({
    ...shared,
    method: 'patch',
    path: '/privacy/requests/:id',
    operationId: 'changeDataRequest',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Say that the person is who they say, take two months longer with a reason, close it, or open it again',
    body: requestChange,
    answer: dataRequest,
    handle: ({ deps, params: { id = '' }, body, actor }) => changeRequest(deps, id, body, actor),
  }),
  route({
    ...act,
    path: '/privacy/requests/:id/search',
    operationId: 'searchForDataRequest',
    summary: 'As searchPersonalData; notes on the data request what was found, by kind and id',
    body: personalSearch,
    answer: personalRecords,
    handle: ({ deps, params: { id = '' }, body, actor }) => searchForRequest(deps, { id, ...body }, actor),
  }),
  route({
    ...act,
    path: '/privacy/requests/:id/export',
    operationId: 'exportForDataRequest',
    summary: 'The chosen records as a JSON file with the photos in it, once it is known who asks',
    body: chosenRecords,
    answer: exportFile,
    handle: ({ deps, params: { id = '' }, body, actor }) => exportForRequest(deps, { id, ...body }, actor),
  }),
  route({
    ...act,
    path: '/privacy/requests/:id/correct',
    operationId: 'correctForDataRequest',
    summary: 'Note that the chosen records were corrected',
    body: chosenRecords,
    answer: dataRequest,
    handle: ({ deps, params: { id = '' }, body, actor }) => correctForRequest(deps, { id, ...body }, actor),
  }),
  route({
    ...act,
    path: '/privacy/requests/:id/erase',
    operationId: 'eraseForDataRequest',
    summary: 'Delete the chosen records for good, with photos, mails, comments and stops, once it is known who asks',
    body: chosenRecords,
    answer: dataRequest,
    handle: ({ deps, params: { id = '' }, body, actor }) => eraseForRequest(deps, { id, ...body }, actor),
  }),
  route({
    ...act,
    path: '/privacy/requests/:id/receipt',
    operationId: 'answerDataRequest',
    summary: 'Tell the person what was done, by mail, or note that they were told otherwise',
    body: receipt,
    answer: dataRequest,
    handle: ({ deps, params: { id = '' }, body, actor }) => answerRequest(deps, { id, ...body }, actor),
  }),
];
