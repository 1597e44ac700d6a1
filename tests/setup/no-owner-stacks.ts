import * as React from 'react';

/**
 * React's development build takes a stack trace for each element that is made, a twelfth of the time of these tests, up to a
 * number of them in a second: this says that the number is reached. All its warnings stay.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});
