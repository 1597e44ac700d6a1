import * as z from 'zod/mini';
import { optionalChoice } from './filters.ts';

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
const PAGE_MESSAGE = 'Page must be a whole number of 1 or more.';
const PAGE_SIZE_MESSAGE = `Page size must be a whole number from 1 to ${PAGE_SIZE_MAX}.`;

/** How a whole number is written in an address. */
export const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/** An integer from 1 to `max`, parsed from a query or a form. */
export const wholeNumber = (message: string, max: number) =>
  z.pipe(
    z.string().check(z.regex(WHOLE_NUMBER, message)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, message))),
  );

/** `page` and `pageSize` of every list, from the query. */
export const pageQuery = z.object({
  page: z._default(wholeNumber(PAGE_MESSAGE, 1e9), 1),
  pageSize: z._default(wholeNumber(PAGE_SIZE_MESSAGE, PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
});
export type PageQuery = z.infer<typeof pageQuery>;

export const listOrders = ['newest', 'oldest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** In which order a list of staff is read; newest first where nothing is said. */
export const listOrder = optionalChoice(listOrders, 'Order must be newest or oldest.');
