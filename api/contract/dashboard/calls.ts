import { dashboard } from '../audit/audit.ts';
import { call } from '../calls/call.ts';

export const readDashboard = call({
  name: 'readDashboard',
  method: 'get',
  path: '/dashboard',
  may: 'signed-in',
  answer: dashboard,
});
