import { emailChange, emailChangeStarted } from '../auth/email-change.ts';
import { doubts, endedAccess, notMeRequest } from '../auth/not-me.ts';
import { call } from '../calls/call.ts';
import { sortedPageQuery } from '../calls/paging.ts';
import { oneImage } from '../images/one-image.ts';
import { invitation } from './invitations.ts';
import {
  colleagues,
  colleaguesQuery,
  newPerson,
  ownName,
  personUpdate,
  staffPeople,
  staffPerson,
  user,
} from './people.ts';

export const listPeople = call({
  name: 'listPeople',
  method: 'get',
  path: '/people',
  may: 'people',
  query: sortedPageQuery,
  answer: staffPeople,
});

export const listColleagues = call({
  name: 'listColleagues',
  method: 'get',
  path: '/colleagues',
  may: 'signed-in',
  query: colleaguesQuery,
  answer: colleagues,
});

export const invitePerson = call({
  name: 'invitePerson',
  method: 'post',
  path: '/people/invitations',
  may: 'people',
  body: newPerson,
  answer: invitation,
});

export const changePerson = call({
  name: 'changePerson',
  method: 'patch',
  path: '/people/:id',
  may: 'people',
  body: personUpdate,
  answer: staffPerson,
});

export const resetPerson = call({
  name: 'resetPerson',
  method: 'post',
  path: '/people/:id/reset',
  may: 'people',
  answer: invitation,
});

export const endSessionsOfPerson = call({
  name: 'endSessionsOfPerson',
  method: 'delete',
  path: '/people/:id/sessions',
  may: 'people',
  answer: null,
});

export const removePictureOfPerson = call({
  name: 'removePictureOfPerson',
  method: 'delete',
  path: '/people/:id/picture',
  may: 'people',
  answer: null,
});

export const listOwnDoubts = call({
  name: 'listOwnDoubts',
  method: 'get',
  path: '/auth/doubts',
  may: 'signed-in',
  answer: doubts,
});

export const notMe = call({
  name: 'notMe',
  method: 'post',
  path: '/auth/not-me/own',
  may: 'signed-in',
  body: notMeRequest,
  answer: endedAccess,
});

export const changeOwnEmail = call({
  name: 'changeOwnEmail',
  method: 'post',
  path: '/auth/change-email',
  may: 'signed-in',
  body: emailChange,
  answer: emailChangeStarted,
});

export const changeOwnName = call({
  name: 'changeOwnName',
  method: 'patch',
  path: '/auth/me',
  may: 'signed-in',
  body: ownName,
  answer: user,
});

export const setOwnPicture = call({
  name: 'setOwnPicture',
  method: 'post',
  path: '/auth/me/picture',
  may: 'signed-in',
  files: { image: oneImage },
  answer: user,
});

export const removeOwnPicture = call({
  name: 'removeOwnPicture',
  method: 'delete',
  path: '/auth/me/picture',
  may: 'signed-in',
  answer: user,
});
