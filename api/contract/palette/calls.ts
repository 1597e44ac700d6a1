import { call } from '../calls/call.ts';
import { findQuery, found } from './find.ts';

export const findEverywhere = call({
  name: 'findEverywhere',
  method: 'get',
  path: '/find',
  may: 'signed-in',
  query: findQuery,
  answer: found,
});
