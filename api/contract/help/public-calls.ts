import { call } from '../calls/call.ts';
import {
  helpReceived,
  helpSubmission,
  ownHelp,
  ownHelpAddition,
  ownHelpChange,
  ownHelpRequest,
  reach,
  reachQuestion,
} from './help.ts';
import { publicHelpSettings } from './help-settings.ts';

export const readHelpChoices = call({
  name: 'readHelpChoices',
  method: 'get',
  path: '/help/choices',
  may: 'anyone',
  answer: publicHelpSettings,
});

/** A POST, as an Eircode and a hospital must not appear in any log. */
export const askReach = call({
  name: 'askReach',
  method: 'post',
  path: '/help/reach',
  may: 'anyone',
  body: reachQuestion,
  answer: reach,
});

export const askForHelp = call({
  name: 'askForHelp',
  method: 'post',
  path: '/help',
  may: 'anyone',
  body: helpSubmission,
  answer: helpReceived,
});

export const readOwnHelp = call({
  name: 'readOwnHelp',
  method: 'post',
  path: '/help/yours',
  may: 'anyone',
  body: ownHelpRequest,
  answer: ownHelp,
});

export const addToOwnHelp = call({
  name: 'addToOwnHelp',
  method: 'post',
  path: '/help/yours/words',
  may: 'anyone',
  body: ownHelpAddition,
  answer: ownHelp,
});

export const changeOwnHelp = call({
  name: 'changeOwnHelp',
  method: 'post',
  path: '/help/yours/change',
  may: 'anyone',
  body: ownHelpChange,
  answer: ownHelp,
});

export const withdrawOwnHelp = call({
  name: 'withdrawOwnHelp',
  method: 'post',
  path: '/help/yours/withdraw',
  may: 'anyone',
  body: ownHelpRequest,
  answer: ownHelp,
});
