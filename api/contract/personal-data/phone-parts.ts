import * as z from 'zod/mini';

export const telHref = (dialled: string, extension = ''): string =>
  `tel:${dialled.replaceAll(' ', '')}${extension && `;ext=${extension}`}`;

export const phonePart = z.object({ text: z.string(), href: z.optional(z.string()) });
export type PhonePart = z.infer<typeof phonePart>;

export const firstHref = (parts: readonly PhonePart[] | undefined): string | undefined =>
  parts?.find(({ href }) => href)?.href;
