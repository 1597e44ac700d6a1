/** Also read by the loader of the public pages. */
export const SESSION_KEY = 'portal.session';
