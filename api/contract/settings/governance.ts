import * as z from 'zod/mini';
import { isHttpsAddress } from '../fields/https-address.ts';
import { freeText, normaliseText, text } from '../text/text.ts';

export const TRUSTEES_MAX = 30;
export const SPENDING_MAX = 12;
const ADDRESS_MESSAGE = 'Please write an address like https://www.example.org/accounts, or leave it empty';
const YEAR_MESSAGE = 'Please write the year of the accounts, like 2025';
const EUROS_MESSAGE = 'Please write whole euros, from 1 to 100';

const webAddress = z.string(ADDRESS_MESSAGE).check(
  z.overwrite(normaliseText),
  z.maxLength(300, ADDRESS_MESSAGE),
  z.refine((value) => value === '' || isHttpsAddress(value), ADDRESS_MESSAGE),
);

const spending = z.object({
  year: z.int(YEAR_MESSAGE).check(z.minimum(1900, YEAR_MESSAGE), z.maximum(2999, YEAR_MESSAGE)),
  parts: z
    .array(
      z.object({
        what: text('Please write what the money was spent on', 80),
        euros: z.int(EUROS_MESSAGE).check(z.minimum(1, EUROS_MESSAGE), z.maximum(100, EUROS_MESSAGE)),
      }),
    )
    .check(
      z.maxLength(SPENDING_MAX, `At most ${SPENDING_MAX} parts can be listed`),
      z.refine(
        (parts) => parts.reduce((sum, { euros }) => sum + euros, 0) === 100,
        'Together the parts must make €100',
      ),
    ),
});

/** Empty fields are not shown: nothing is ever filled in for show. */
export const governance = z.object({
  trustees: z
    .array(z.object({ name: text('Please write a name', 80), role: freeText(80) }))
    .check(z.maxLength(TRUSTEES_MAX, `At most ${TRUSTEES_MAX} trustees can be listed`)),
  accountsUrl: webAddress,
  taxNumber: z.optional(freeText(40)),
  companyNumber: z.optional(freeText(40)),
  safeguardingUrl: z.optional(webAddress),
  fundraisingUrl: z.optional(webAddress),
  vetting: z.optional(freeText(500)),
  complaints: z.optional(freeText(500)),
  spending: z.optional(z.nullable(spending)),
});
export type Governance = z.infer<typeof governance>;

export const noGovernance: Governance = { trustees: [], accountsUrl: '' };
