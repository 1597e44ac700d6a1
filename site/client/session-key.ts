/** Where the auth state lies in local storage; the loader of the public pages reads it, too. */
export const SESSION_KEY = 'portal.session';
