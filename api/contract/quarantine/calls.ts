import { call } from '../calls/call.ts';
import {
  alike,
  alikeRequest,
  quarantineChoice,
  quarantineGroups,
  quarantineItems,
  quarantineQuery,
  quarantineResults,
} from './quarantine.ts';

export const listQuarantine = call({
  name: 'listQuarantine',
  method: 'get',
  path: '/quarantine',
  may: 'decide',
  query: quarantineQuery,
  answer: quarantineItems,
});

export const listQuarantineGroups = call({
  name: 'listQuarantineGroups',
  method: 'get',
  path: '/quarantine/groups',
  may: 'decide',
  answer: quarantineGroups,
});

export const findAlikeSubmissions = call({
  name: 'findAlikeSubmissions',
  method: 'post',
  path: '/quarantine/alike',
  may: 'decide',
  body: alikeRequest,
  answer: alike,
});

export const releaseFromQuarantine = call({
  name: 'releaseFromQuarantine',
  method: 'post',
  path: '/quarantine/release',
  may: 'decide',
  body: quarantineChoice,
  answer: quarantineResults,
});

export const deleteFromQuarantine = call({
  name: 'deleteFromQuarantine',
  method: 'post',
  path: '/quarantine/delete',
  may: 'delete',
  body: quarantineChoice,
  answer: quarantineResults,
});
