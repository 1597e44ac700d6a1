export const APP_SCHEME = 'app';
export const DEEP_LINK_SCHEME = 'charity-portal';
/** Names the server that a request of the interface is for; without it the current one. */
export const SERVER_HEADER = 'x-portal-server';
/** Set on a response that says that the server was not reached. */
export const OFFLINE_HEADER = 'x-offline';
