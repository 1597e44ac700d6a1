import type { StoredDataRequest } from '#contract/privacy/data-requests.ts';

export const withoutRequester = (request: StoredDataRequest): StoredDataRequest => ({
  ...request,
  name: '',
  email: null,
  phone: null,
  address: null,
  extension: request.extension && { ...request.extension, reason: '' },
});
