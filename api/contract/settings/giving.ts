import * as z from 'zod/mini';
import { isHttpsAddress } from '../fields/https-address.ts';
import { freeText, normaliseText } from '../text/text.ts';

const PAYMENT_MESSAGE = 'Please write an address like https://pay.example.org/charity, or leave it empty';
const IBAN_MESSAGE = 'This IBAN is not valid. Please compare it with a bank statement, or leave it empty';
const BIC_MESSAGE = 'Please write a BIC like AIBKIE2D, or leave it empty';

/** True if the check digits are right: as a number, with the first four characters last, it leaves 1 when divided by 97. */
const isIban = (value: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false;
  const digits = `${value.slice(4)}${value.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
};

const compact = (value: string): string => normaliseText(value).replace(/\s/g, '').toUpperCase();
const optional = (normalise: (value: string) => string, isRight: (value: string) => boolean, message: string) =>
  z.string(message).check(
    z.overwrite(normalise),
    z.refine((value) => value === '' || isRight(value), message),
  );

/** Empty fields are not shown: nothing is ever filled in for show. */
export const giving = z.object({
  paymentUrl: optional(normaliseText, isHttpsAddress, PAYMENT_MESSAGE),
  accountName: freeText(70),
  iban: optional(compact, isIban, IBAN_MESSAGE),
  bic: optional(compact, (value) => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value), BIC_MESSAGE),
  /** True if Revenue has approved the charity for tax relief on gifts of €250 or more a year. */
  taxRelief: z.boolean(),
});
export type Giving = z.infer<typeof giving>;

export const noGiving: Giving = { paymentUrl: '', accountName: '', iban: '', bic: '', taxRelief: false };

export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
