import { call } from '../calls/call.ts';
import { bounceReport } from './mail-bounces.ts';

export const reportBounce = call({
  name: 'reportBounce',
  method: 'post',
  path: '/mails/bounces',
  may: 'anyone',
  body: bounceReport,
  answer: null,
});
