import * as z from 'zod/mini';

/** Sanitised HTML; only `api/markdown` makes it. */
export const sanitisedHtml = z.string().brand<'SanitisedHtml'>();
export type SanitisedHtml = z.infer<typeof sanitisedHtml>;
