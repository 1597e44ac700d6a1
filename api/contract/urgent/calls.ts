import { call } from '../calls/call.ts';
import { duty } from './duty.ts';
import { staffUrgency, urgentChange } from './urgent.ts';

export const changeUrgent = call({
  name: 'changeUrgent',
  method: 'patch',
  path: '/urgent/:kind/:id',
  may: 'decide',
  body: urgentChange,
  answer: staffUrgency,
});

export const readDuty = call({
  name: 'readDuty',
  method: 'get',
  path: '/settings/duty',
  may: 'settings',
  answer: duty,
});

export const saveDuty = call({
  name: 'saveDuty',
  method: 'put',
  path: '/settings/duty',
  may: 'settings',
  body: duty,
  answer: duty,
});
