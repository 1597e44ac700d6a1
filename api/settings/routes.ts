import { mailSettings } from '#contract/mail-settings.ts';
import { reviewRules } from '#contract/review-rules.ts';
import { runSettings } from '#contract/run-settings.ts';
import { settings } from '#contract/settings.ts';
import { type Route, route } from '../http/route.ts';
import { readMailSettings, saveMailSettings } from './mail-settings.ts';
import { readReviewRules, saveReviewRules } from './review-rules.ts';
import { runSettingsOf, saveRunSettings } from './run-settings.ts';
import { readSettings, saveSettings } from './settings.ts';

const tag = 'Settings';

export const settingsRoutes: Route[] = [
  route({
    method: 'get',
    path: '/settings',
    operationId: 'readSettings',
    access: 'anyone',
    tag,
    summary: 'The names, contact values and shops of the charity',
    answer: settings,
    invalidatedBy: ['settings'],
    handle: ({ deps }) => readSettings(deps),
  }),
  route({
    method: 'put',
    path: '/settings',
    operationId: 'saveSettings',
    access: 'administrator',
    tag,
    summary: 'Replace the settings',
    body: settings,
    answer: settings,
    handle: ({ deps, body, actor }) => saveSettings(deps, body, actor),
  }),
  route({
    method: 'get',
    path: '/settings/review',
    operationId: 'readReviewRules',
    access: 'staff',
    tag,
    summary: 'What helps staff to review: reasons for a rejection that need not be typed again',
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
];
