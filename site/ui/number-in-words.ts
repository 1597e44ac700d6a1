import { pageLanguage } from '../language/t.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "no", "one", up to "twelve"; undefined above it, between whole numbers, and on a page in another language. */
export const numberInWords = (count: number): string | undefined =>
  pageLanguage().language ? undefined : words[count];
