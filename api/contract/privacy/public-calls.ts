import { call } from '../calls/call.ts';
import { retention } from './retention.ts';

export const readRetention = call({
  name: 'readRetention',
  method: 'get',
  path: '/privacy/retention',
  may: 'anyone',
  answer: retention,
});
