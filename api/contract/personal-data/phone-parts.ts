import * as z from 'zod/mini';

/** The link that rings a number which is ready to be dialled, such as `+353871234567` or `112`. */
export const telHref = (dialled: string, extension = ''): string =>
  `tel:${dialled.replaceAll(' ', '')}${extension && `;ext=${extension}`}`;

/** A piece of what was typed as a telephone number: with a link where it is one that can be rung. */
export const phonePart = z.object({ text: z.string(), href: z.optional(z.string()) });
export type PhonePart = z.infer<typeof phonePart>;

/** The link of the first number that can be rung. */
export const firstHref = (parts: readonly PhonePart[] | undefined): string | undefined =>
  parts?.find(({ href }) => href)?.href;
