import { describe } from 'vitest';
import { naughtyStrings } from '../support/naughty-strings.ts';
import { testStoredTexts } from '../support/stored-texts.ts';

describe('each of the Big List of Naughty Strings is returned exactly', () => testStoredTexts(naughtyStrings));
