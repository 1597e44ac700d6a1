import { afterEach } from 'vitest';
import { setPageLanguage } from '#site/language/t.ts';

// Tests of one worker share their modules, and with them the language of the page.
afterEach(() => setPageLanguage({ location: {} }, null));
