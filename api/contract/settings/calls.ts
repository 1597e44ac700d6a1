import { securitySettings } from '../auth/security-settings.ts';
import { call } from '../calls/call.ts';
import { whatWeTake } from '../donations/what-we-take.ts';
import { helpSettings } from '../help/help-settings.ts';
import { mailSettings } from '../mail-admin/mail-settings.ts';
import { reviewRules } from '../review/review-rules.ts';
import { runSettings } from '../runs/run-settings.ts';
import { searchWords } from '../search/search-words.ts';
import { helplineSettings, helplinesUpdate } from '../testimonials/helplines.ts';
import { publicSettings, settings } from './settings.ts';

export const saveSettings = call({
  name: 'saveSettings',
  method: 'put',
  path: '/settings',
  may: 'settings',
  body: settings,
  answer: publicSettings,
});

export const saveWhatWeTake = call({
  name: 'saveWhatWeTake',
  method: 'put',
  path: '/settings/what-we-take',
  may: 'settings',
  body: whatWeTake,
  answer: whatWeTake,
});

export const saveSearchWords = call({
  name: 'saveSearchWords',
  method: 'put',
  path: '/settings/search-words',
  may: 'settings',
  body: searchWords,
  answer: searchWords,
});

export const readReviewRules = call({
  name: 'readReviewRules',
  method: 'get',
  path: '/settings/review',
  may: 'decide',
  answer: reviewRules,
});

export const saveReviewRules = call({
  name: 'saveReviewRules',
  method: 'put',
  path: '/settings/review',
  may: 'settings',
  body: reviewRules,
  answer: reviewRules,
});

export const readHelplines = call({
  name: 'readHelplines',
  method: 'get',
  path: '/settings/helplines',
  may: 'decide',
  answer: helplineSettings,
});

export const saveHelplines = call({
  name: 'saveHelplines',
  method: 'put',
  path: '/settings/helplines',
  may: 'settings',
  body: helplinesUpdate,
  answer: helplineSettings,
});

export const readMailSettings = call({
  name: 'readMailSettings',
  method: 'get',
  path: '/settings/mail',
  may: 'connections',
  answer: mailSettings,
});

export const saveMailSettings = call({
  name: 'saveMailSettings',
  method: 'put',
  path: '/settings/mail',
  may: 'connections',
  body: mailSettings,
  answer: mailSettings,
});

export const readRunSettings = call({
  name: 'readRunSettings',
  method: 'get',
  path: '/settings/runs',
  may: 'plan',
  answer: runSettings,
});

export const saveRunSettings = call({
  name: 'saveRunSettings',
  method: 'put',
  path: '/settings/runs',
  may: 'settings',
  body: runSettings,
  answer: runSettings,
});

export const readSecuritySettings = call({
  name: 'readSecuritySettings',
  method: 'get',
  path: '/settings/security',
  may: 'security',
  answer: securitySettings,
});

export const saveSecuritySettings = call({
  name: 'saveSecuritySettings',
  method: 'put',
  path: '/settings/security',
  may: 'security',
  body: securitySettings,
  answer: securitySettings,
});

export const readHelpSettings = call({
  name: 'readHelpSettings',
  method: 'get',
  path: '/settings/help',
  may: 'decide',
  answer: helpSettings,
});

export const saveHelpSettings = call({
  name: 'saveHelpSettings',
  method: 'put',
  path: '/settings/help',
  may: 'settings',
  body: helpSettings,
  answer: helpSettings,
});
