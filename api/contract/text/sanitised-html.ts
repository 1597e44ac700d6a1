import * as z from 'zod/mini';

/** HTML that `api/markdown` has sanitised; only there a text becomes one. */
export const sanitisedHtml = z.string().brand<'SanitisedHtml'>();
export type SanitisedHtml = z.infer<typeof sanitisedHtml>;
