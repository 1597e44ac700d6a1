import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Its own cleanup is registered once for a worker, which several files share.
afterEach(cleanup);
