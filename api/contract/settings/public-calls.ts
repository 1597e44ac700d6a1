import { call } from '../calls/call.ts';
import { whatWeTake } from '../donations/what-we-take.ts';
import { publicSettings } from './settings.ts';

export const readSettings = call({
  name: 'readSettings',
  method: 'get',
  path: '/settings',
  may: 'anyone',
  answer: publicSettings,
});

export const readWhatWeTake = call({
  name: 'readWhatWeTake',
  method: 'get',
  path: '/settings/what-we-take',
  may: 'anyone',
  answer: whatWeTake,
});
