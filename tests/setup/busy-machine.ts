import { configure } from '@testing-library/react';

// A screen that is gone to loads its chunk as well, and the machine may have other work.
configure({ asyncUtilTimeout: 8000 });
