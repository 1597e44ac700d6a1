import { configure } from '@testing-library/react';
import { limitMs } from '../../scripts/test-limits.mjs';

// A screen that is gone to loads its chunk as well, and the machine may have other work.
configure({ asyncUtilTimeout: limitMs(8000) });
