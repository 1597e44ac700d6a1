import { afterEach } from 'vitest';

// Files share a page: none begins at the address that another one has left.
afterEach(() => window.history.replaceState(null, '', '/'));
