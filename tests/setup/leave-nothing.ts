import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { setPageLanguage } from '#site/language/t.ts';

// Files share a worker, its page and its modules: none begins with what another one has left. The last hook runs
// first: pages are unmounted before the language and the address change. The library's own clean-up is registered once for a worker.

// An import that is still under way when a file ends would be rejected, and the component that waits for it would keep its
// fallback in every later file.
afterAll(() => vi.dynamicImportSettled());
afterEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => setPageLanguage({ location: {} }, null));
afterEach(cleanup);
