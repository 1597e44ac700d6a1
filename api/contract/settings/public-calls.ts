import { call } from '../calls/call.ts';
import { publicSettings } from './settings.ts';

export const readSettings = call({
  name: 'readSettings',
  method: 'get',
  path: '/settings',
  may: 'anyone',
  answer: publicSettings,
});
