import { afterEach } from 'vitest';
import { speak } from '#site/language/t.ts';

// Tests of one worker share their modules, and with them the language of the page.
afterEach(() => speak({ location: {} }, null));
