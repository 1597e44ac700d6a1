import {
  answerDataRequest,
  changeDataRequest,
  correctForDataRequest,
  eraseForDataRequest,
  exportForDataRequest,
  listDataRequests,
  openDataRequest,
  readDataRequest,
  searchForDataRequest,
  searchPersonalData,
} from '#contract/privacy/calls.ts';
import { type Route, route } from '../http/route.ts';
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

/** Search terms are sent in the body, so that no log has them. */
export const dataRequestRoutes: Route[] = [
  route(searchPersonalData, {
    tag: 'Privacy',
    essential: true,
    summary: 'What may be about a person, found by email addresses, phone numbers in any spelling, names and words',
    handle: ({ deps, body }) => searchPerson(deps, body.terms),
  }),
  route(listDataRequests, {
    tag: 'Privacy',
    summary: 'Data requests: open ones by their deadline, closed ones latest first',
    handle: ({ deps, query }) => listRequests(deps, query),
  }),
  route(openDataRequest, {
    tag: 'Privacy',
    essential: true,
    summary: 'Write down a data request; it has to be answered within a calendar month',
    status: 201,
    handle: ({ deps, body, actor }) => openRequest(deps, body, actor),
  }),
  route(readDataRequest, {
    tag: 'Privacy',
    mayFail: ['not_found'],
    summary: 'One data request with its deadline and what was done',
    handle: ({ deps, params: { id } }) => readRequest(deps, id),
  }),
  route(changeDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Say that the person is who they say, take two months longer with a reason, close it, or open it again',
    handle: ({ deps, params: { id }, body, actor }) => changeRequest(deps, id, body, actor),
  }),
  route(searchForDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'As searchPersonalData; notes on the data request what was found, by kind and id',
    handle: ({ deps, params: { id }, body, actor }) => searchForRequest(deps, { id, ...body }, actor),
  }),
  route(exportForDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'The chosen records as a JSON file with the photos in it, once it is known who asks',
    handle: ({ deps, params: { id }, body, actor }) => exportForRequest(deps, { id, ...body }, actor),
  }),
  route(correctForDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Note that the chosen records were corrected',
    handle: ({ deps, params: { id }, body, actor }) => correctForRequest(deps, { id, ...body }, actor),
  }),
  route(eraseForDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Delete the chosen records for good, with photos, mails, comments and stops, once it is known who asks',
    handle: ({ deps, params: { id }, body, actor }) => eraseForRequest(deps, { id, ...body }, actor),
  }),
  route(answerDataRequest, {
    tag: 'Privacy',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Tell the person what was done, by mail, or note that they were told otherwise',
    handle: ({ deps, params: { id }, body, actor }) => answerRequest(deps, { id, ...body }, actor),
  }),
];
