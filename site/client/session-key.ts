/** Where the auth state lies in local storage; the loader of the public pages looks for it, too. */
export const SESSION_KEY = 'portal.session';
