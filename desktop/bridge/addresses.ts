export const APP_SCHEME = 'app';
export const DEEP_LINK_SCHEME = 'charity-portal';
/** Names the server that a request is for; without it the current one. */
export const SERVER_HEADER = 'x-portal-server';
export const OFFLINE_HEADER = 'x-offline';
