import { afterAll, vi } from 'vitest';

// Files of a worker share its modules: an import that is still under way when a file ends would be rejected, and the
// component that waits for it would keep its fallback in every later file.
afterAll(() => vi.dynamicImportSettled());
