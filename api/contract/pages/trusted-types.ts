/** The name of the Trusted Types policy of the site's scripts: the policy of every document allows it, and `site/ui/trusted-html.ts` creates it. */
export const TRUSTED_TYPES_POLICY = 'server-html';

/** The policy under which the loader of the public pages registers the worker of the offline page, and nothing else. */
export const OFFLINE_WORKER_POLICY = 'offline-worker';
