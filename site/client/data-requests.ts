import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type DataRequestQuery,
  dataRequest,
  dataRequests,
  type NewDataRequest,
  type RequestChange,
} from '#contract/privacy/data-requests.ts';
import { type OwnRef, personalRecords } from '#contract/privacy/personal-records.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');
const pathOf = (id: string) => `/privacy/requests/${encodeURIComponent(id)}`;

/** A month may depend on it: whoever comes back to the screen sees it as it is, also where an event was missed. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** What the query of one case is kept under. */
export const dataRequestKey = (id: string): NamedKey => [{ subject: 'privacy', view: 'one', id }];

/** A page of the open or the closed cases, with the counts of both; for administrators. */
export const dataRequestsQuery = (platform: Platform, query: DataRequestQuery) =>
  queryOptions({
    queryKey: [{ subject: 'privacy', view: 'list', filter: query }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/privacy/requests', { ...query }), dataRequests, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** One case. */
export const dataRequestQuery = (platform: Platform, id: string) =>
  queryOptions({
    queryKey: dataRequestKey(id),
    queryFn: ({ signal }) => requests(platform).get(pathOf(id), dataRequest, signal),
    ...fresh,
  });

/** Writes down what somebody asks for. @throws ApiError with `problem.fields`. */
export const openDataRequest = (platform: Platform, asked: NewDataRequest) =>
  requests(platform).send('POST', '/privacy/requests', asked, dataRequest);

/** @throws ApiError 409 where the state of the case or the law does not allow it. */
export const changeDataRequest = (platform: Platform, id: string, change: RequestChange) =>
  requests(platform).send('PATCH', pathOf(id), change, dataRequest);

/** Looks for the person, which the case notes. What is looked for travels in the body, so that no log holds it. */
export const searchForDataRequest = (platform: Platform, id: string, terms: readonly string[]) =>
  requests(platform).send('POST', `${pathOf(id)}/search`, { terms }, personalRecords);

/** The chosen records as a file to hand over. @throws ApiError 409 while nobody has made sure who asks. */
export const exportForDataRequest = (platform: Platform, id: string, records: readonly OwnRef[]): Promise<Blob> =>
  requests(platform).sendForFile(`${pathOf(id)}/export`, { records });

/** Notes that the chosen records were corrected. */
export const correctForDataRequest = (platform: Platform, id: string, records: readonly OwnRef[]) =>
  requests(platform).send('POST', `${pathOf(id)}/correct`, { records }, dataRequest);

/** Deletes the chosen records for good. @throws ApiError 409 while nobody has made sure who asks. */
export const eraseForDataRequest = (platform: Platform, id: string, records: readonly OwnRef[]) =>
  requests(platform).send('POST', `${pathOf(id)}/erase`, { records }, dataRequest);

/** Tells the person by mail, or notes that they were told otherwise. */
export const answerDataRequest = (platform: Platform, id: string, answer: { text: string; byMail: boolean }) =>
  requests(platform).send('POST', `${pathOf(id)}/receipt`, answer, dataRequest);
