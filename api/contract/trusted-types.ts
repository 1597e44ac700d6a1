/** The name of the site's only Trusted Types policy: the policy of every document allows it, and `site/ui/trusted-html.ts` creates it. */
export const TRUSTED_TYPES_POLICY = 'server-html';
