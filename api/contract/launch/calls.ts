import { call } from '../calls/call.ts';
import { backupsElsewhereUpdate, launchReport } from './launch.ts';

export const readLaunch = call({
  name: 'readLaunch',
  method: 'get',
  path: '/launch',
  may: 'settings',
  answer: launchReport,
});

export const confirmBackupsElsewhere = call({
  name: 'confirmBackupsElsewhere',
  method: 'put',
  path: '/launch/backups-elsewhere',
  may: 'settings',
  body: backupsElsewhereUpdate,
  answer: launchReport,
});
