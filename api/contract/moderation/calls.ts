import { call } from '../calls/call.ts';
import { ownDecisions } from './own-decisions.ts';

export const readOwnDecisions = call({
  name: 'readOwnDecisions',
  method: 'get',
  path: '/decisions/mine',
  may: 'decide',
  answer: ownDecisions,
});
