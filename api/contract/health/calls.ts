import { call } from '../calls/call.ts';
import { healthReport } from './health.ts';

export const readHealthReport = call({
  name: 'readHealthReport',
  method: 'get',
  path: '/health/report',
  may: 'connections',
  answer: healthReport,
});
