export const TRUSTED_TYPES_POLICY = 'server-html';

/** The policy under which the loader of the public pages registers the offline page's worker, and nothing else. */
export const OFFLINE_WORKER_POLICY = 'offline-worker';
