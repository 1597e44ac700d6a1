import * as z from 'zod/mini';
import { optionalChoice } from '../moderation/filters.ts';

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
const PAGE_MESSAGE = 'Page must be a whole number of 1 or more.';
const PAGE_SIZE_MESSAGE = `Page size must be a whole number from 1 to ${PAGE_SIZE_MAX}.`;

export const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

export const wholeNumber = (message: string, max: number) =>
  z.pipe(
    z.string().check(z.regex(WHOLE_NUMBER, message)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, message))),
  );

export const pageQuery = z.object({
  page: z._default(wholeNumber(PAGE_MESSAGE, 1e9), 1),
  pageSize: z._default(wholeNumber(PAGE_SIZE_MESSAGE, PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
});

export const listOrders = ['newest', 'oldest'] as const;
export type ListOrder = (typeof listOrders)[number];

const sort = optionalChoice(listOrders, 'Sort must be newest or oldest.');

export const sortedPageQuery = z.object({ ...pageQuery.shape, sort });
export type SortedPageQuery = z.infer<typeof sortedPageQuery>;

/** Drops `newest` as the default, so that both forms are cached as one. */
export const newestPageQuery = z.object({
  ...pageQuery.shape,
  sort: z.pipe(
    sort,
    z.transform((order): ListOrder | undefined => (order === 'newest' ? undefined : order)),
  ),
});

export const formerOrder = optionalChoice(listOrders, 'Order must be newest or oldest.');

export const formerPageQuery = z.object({ ...sortedPageQuery.shape, order: formerOrder });

export const withSort = <Query extends { sort?: ListOrder | undefined; order?: ListOrder | undefined }>({
  order,
  ...query
}: Query) => ({ ...query, sort: query.sort ?? order });
