import * as z from 'zod/mini';
import { isHttpsAddress } from '../fields/https-address.ts';
import { freeText, normaliseText, text } from '../text/text.ts';

export const TRUSTEES_MAX = 30;
const ACCOUNTS_MESSAGE = 'Please write an address like https://www.example.org/accounts, or leave it empty';

/** Who runs the charity. What is empty is not shown: nothing is ever filled in for show. */
export const governance = z.object({
  trustees: z
    .array(z.object({ name: text('Please write a name', 80), role: freeText(80) }))
    .check(z.maxLength(TRUSTEES_MAX, `At most ${TRUSTEES_MAX} trustees can be listed`)),
  /** Where the yearly accounts can be read. */
  accountsUrl: z.string(ACCOUNTS_MESSAGE).check(
    z.overwrite(normaliseText),
    z.maxLength(300, ACCOUNTS_MESSAGE),
    z.refine((value) => value === '' || isHttpsAddress(value), ACCOUNTS_MESSAGE),
  ),
});
export type Governance = z.infer<typeof governance>;

export const noGovernance: Governance = { trustees: [], accountsUrl: '' };
