import { configure, prettyDOM } from '@testing-library/react';
import { limitMs } from '../../scripts/test-limits.mjs';

/** A query that waits asks again at every change of the page: the page is printed only for an error that is read. */
const describeWhenRead = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, describeWhenRead);
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return text;
    },
  });
  return error;
};

// A screen that is gone to loads its chunk as well, and the machine may have other work.
configure({ asyncUtilTimeout: limitMs(8000), getElementError: describeWhenRead });
