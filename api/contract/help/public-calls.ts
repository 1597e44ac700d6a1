import { call } from '../calls/call.ts';
import {
  helpReceived,
  helpSubmission,
  managedHelp,
  managedHelpAddition,
  managedHelpChange,
  managedHelpRequest,
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

export const readManagedHelp = call({
  name: 'readManagedHelp',
  method: 'post',
  path: '/help/yours',
  may: 'anyone',
  body: managedHelpRequest,
  answer: managedHelp,
});

export const addToManagedHelp = call({
  name: 'addToManagedHelp',
  method: 'post',
  path: '/help/yours/words',
  may: 'anyone',
  body: managedHelpAddition,
  answer: managedHelp,
});

export const changeManagedHelp = call({
  name: 'changeManagedHelp',
  method: 'post',
  path: '/help/yours/change',
  may: 'anyone',
  body: managedHelpChange,
  answer: managedHelp,
});

export const withdrawManagedHelp = call({
  name: 'withdrawManagedHelp',
  method: 'post',
  path: '/help/yours/withdraw',
  may: 'anyone',
  body: managedHelpRequest,
  answer: managedHelp,
});
