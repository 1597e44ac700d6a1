import { securitySettings } from '#contract/auth/security-settings.ts';
import { whatWeTake } from '#contract/donations/what-we-take.ts';
import { mailSettings } from '#contract/mail-admin/mail-settings.ts';
import { reviewRules } from '#contract/review/review-rules.ts';
import { runSettings } from '#contract/runs/run-settings.ts';
import { publicSettings, settings } from '#contract/settings/settings.ts';
import { helplineSettings, helplinesUpdate } from '#contract/testimonials/helplines.ts';
import { type Route, route } from '../http/route.ts';
import { readHelplines, saveHelplines } from './helplines.ts';
import { readMailSettings, saveMailSettings } from './mail-settings.ts';
import { readReviewRules, saveReviewRules } from './review-rules.ts';
import { runSettingsOf, saveRunSettings } from './run-settings.ts';
import { saveSecuritySettings, securitySettingsOf } from './security-settings.ts';
import { readSettings, saveSettings, withPhoneParts } from './settings.ts';
import { readWhatWeTake, saveWhatWeTake } from './what-we-take.ts';

const tag = 'Settings';

export const settingsRoutes: Route[] = [
  route({
    method: 'get',
    path: '/settings',
    operationId: 'readSettings',
    access: 'anyone',
    tag,
    summary: 'The names, contact values and shops of the charity',
    answer: publicSettings,
    invalidatedBy: ['settings'],
    handle: ({ deps }) => withPhoneParts(readSettings(deps)),
  }),
  route({
    method: 'put',
    path: '/settings',
    operationId: 'saveSettings',
    access: 'administrator',
    tag,
    summary: 'Replace the settings',
    body: settings,
    answer: publicSettings,
    handle: async ({ deps, body, actor }) => withPhoneParts(await saveSettings(deps, body, actor)),
  }),
  route({
    method: 'get',
    path: '/settings/what-we-take',
    operationId: 'readWhatWeTake',
    access: 'anyone',
    tag,
    summary: 'What the shops take and what they cannot, why, and what to do instead; empty until staff have written it',
    answer: whatWeTake,
    invalidatedBy: ['settings'],
    handle: ({ deps }) => readWhatWeTake(deps),
  }),
  route({
    method: 'put',
    path: '/settings/what-we-take',
    operationId: 'saveWhatWeTake',
    access: 'administrator',
    tag,
    summary: 'Replace what the shops take and what they cannot',
    body: whatWeTake,
    answer: whatWeTake,
    handle: ({ deps, body, actor }) => saveWhatWeTake(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/review',
    operationId: 'readReviewRules',
    access: 'staff',
    tag,
    summary:
      'What helps staff to review: reasons for rejecting testimonials and for declining offers, which need not be typed again',
    answer: reviewRules,
    handle: ({ deps }) => readReviewRules(deps),
  }),
  route({
    method: 'put',
    path: '/settings/review',
    operationId: 'saveReviewRules',
    access: 'administrator',
    tag,
    summary: 'Replace what helps staff to review',
    body: reviewRules,
    answer: reviewRules,
    handle: ({ deps, body, actor }) => saveReviewRules(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/helplines',
    operationId: 'readHelplines',
    access: 'staff',
    tag,
    summary: 'Whom somebody in distress can ring, and when the numbers were last checked',
    answer: helplineSettings,
    handle: ({ deps }) => readHelplines(deps),
  }),
  route({
    method: 'put',
    path: '/settings/helplines',
    operationId: 'saveHelplines',
    access: 'administrator',
    tag,
    summary: 'Replace the helplines, or say that their numbers were checked',
    body: helplinesUpdate,
    answer: helplineSettings,
    handle: ({ deps, body, actor }) => saveHelplines(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/mail',
    operationId: 'readMailSettings',
    access: 'administrator',
    tag,
    summary: 'How many mails are sent within an hour at most',
    answer: mailSettings,
    handle: ({ deps }) => readMailSettings(deps),
  }),
  route({
    method: 'put',
    path: '/settings/mail',
    operationId: 'saveMailSettings',
    access: 'administrator',
    tag,
    summary: 'Set how many mails are sent within an hour at most',
    body: mailSettings,
    answer: mailSettings,
    handle: ({ deps, body, actor }) => saveMailSettings(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/runs',
    operationId: 'readRunSettings',
    access: 'staff',
    tag,
    summary: 'The areas and vans with which collections are planned',
    answer: runSettings,
    handle: ({ deps }) => runSettingsOf(deps.store.data),
  }),
  route({
    method: 'put',
    path: '/settings/runs',
    operationId: 'saveRunSettings',
    access: 'administrator',
    tag,
    summary: 'Replace areas and vans',
    body: runSettings,
    answer: runSettings,
    handle: ({ deps, body, actor }) => saveRunSettings(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/security',
    operationId: 'readSecuritySettings',
    access: 'administrator',
    tag,
    summary: 'Who has to sign in with a second step',
    answer: securitySettings,
    handle: ({ deps }) => securitySettingsOf(deps.store.data),
  }),
  route({
    method: 'put',
    path: '/settings/security',
    operationId: 'saveSecuritySettings',
    access: 'administrator',
    tag,
    summary: 'Set who has to sign in with a second step, from their next sign-in',
    body: securitySettings,
    answer: securitySettings,
    handle: ({ deps, body, actor }) => saveSecuritySettings(deps, body, actor),
  }),
];
