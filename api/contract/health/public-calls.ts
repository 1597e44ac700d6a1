import { call } from '../calls/call.ts';
import { readyAnswer } from './health.ts';

export const checkReadiness = call({
  name: 'checkReadiness',
  method: 'get',
  path: '/ready',
  may: 'anyone',
  answer: readyAnswer,
});

export const readMetrics = call({
  name: 'readMetrics',
  method: 'get',
  path: '/metrics',
  may: 'anyone',
  answer: { contentType: 'text/plain' },
});
