import type { StoredDataRequest } from '#contract/privacy/data-requests.ts';

/** What stays of a case when its person is erased: that it was, when, and what was done by whom. */
export const withoutRequester = (request: StoredDataRequest): StoredDataRequest => ({
  ...request,
  name: '',
  email: null,
  phone: null,
  address: null,
  extension: request.extension && { ...request.extension, reason: '' },
});
