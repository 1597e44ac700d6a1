import { describe } from 'vitest';
import { naughtyStrings } from '../support/naughty-strings.ts';
import { testStoredTexts } from '../support/stored-texts.ts';

/** Every eighth, and those that break pages and lines; `tests/api/naughty-strings.all.test.ts` takes them all in process. */
const SOME = naughtyStrings.filter((text, at) => at % 8 === 0 || /onerror|\n/.test(text));

describe('some of the Big List of Naughty Strings are returned exactly', () => testStoredTexts(SOME));
