export const APP_SCHEME = 'app';
/** The origin of the interface; its files come from the app's own package. */
export const APP_ORIGIN = 'app://admin';
export const DEEP_LINK_SCHEME = 'charity-portal';
/** Names the server that a request of the interface is for; without it the current one. */
export const SERVER_HEADER = 'x-portal-server';
/** Set on a response that says that the server was not reached. */
export const OFFLINE_HEADER = 'x-offline';
