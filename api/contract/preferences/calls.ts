import { call } from '../calls/call.ts';
import { preferences, preferencesChange } from './preferences.ts';

export const readPreferences = call({
  name: 'readPreferences',
  method: 'get',
  path: '/preferences',
  may: 'signed-in',
  answer: preferences,
});

export const changePreferences = call({
  name: 'changePreferences',
  method: 'patch',
  path: '/preferences',
  may: 'signed-in',
  body: preferencesChange,
  answer: preferences,
});
