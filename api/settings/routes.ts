import * as calls from '#contract/settings/calls.ts';
import * as publicCalls from '#contract/settings/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { helpSettingsOf, saveHelpSettings } from './help-settings.ts';
import { readHelplines, saveHelplines } from './helplines.ts';
import { readMailSettings, saveMailSettings } from './mail-settings.ts';
import { readReviewRules, saveReviewRules } from './review-rules.ts';
import { runSettingsOf, saveRunSettings } from './run-settings.ts';
import { saveSecuritySettings, securitySettingsOf } from './security-settings.ts';
import { readSettings, saveSettings, withPhoneParts } from './settings.ts';
import { readWhatWeTake, saveWhatWeTake } from './what-we-take.ts';

const tag = 'Settings';

export const settingsRoutes: Route[] = [
  route(publicCalls.readSettings, {
    tag,
    summary: 'The names, contact values and shops of the charity',
    invalidatedBy: ['settings'],
    handle: ({ deps }) => withPhoneParts(readSettings(deps)),
  }),
  route(calls.saveSettings, {
    tag,
    summary: 'Replace the settings',
    handle: async ({ deps, body, actor }) => withPhoneParts(await saveSettings(deps, body, actor)),
  }),
  route(publicCalls.readWhatWeTake, {
    tag,
    summary: 'What the shops take and what they cannot, why, and what to do instead; empty until staff have written it',
    invalidatedBy: ['settings'],
    handle: ({ deps }) => readWhatWeTake(deps),
  }),
  route(calls.saveWhatWeTake, {
    tag,
    summary: 'Replace what the shops take and what they cannot',
    handle: ({ deps, body, actor }) => saveWhatWeTake(deps, body, actor),
  }),
  route(calls.readReviewRules, {
    tag,
    summary:
      'What helps staff to review: reasons for rejecting testimonials and for declining offers, which need not be typed again',
    handle: ({ deps }) => readReviewRules(deps),
  }),
  route(calls.saveReviewRules, {
    tag,
    summary: 'Replace what helps staff to review',
    handle: ({ deps, body, actor }) => saveReviewRules(deps, body, actor),
  }),
  route(calls.readHelplines, {
    tag,
    summary: 'Whom somebody in distress can ring, and when the numbers were last checked',
    handle: ({ deps }) => readHelplines(deps),
  }),
  route(calls.saveHelplines, {
    tag,
    summary: 'Replace the helplines, or say that their numbers were checked',
    handle: ({ deps, body, actor }) => saveHelplines(deps, body, actor),
  }),
  route(calls.readMailSettings, {
    tag,
    summary: 'How many mails are sent within an hour at most',
    handle: ({ deps }) => readMailSettings(deps),
  }),
  route(calls.saveMailSettings, {
    tag,
    summary: 'Set how many mails are sent within an hour at most',
    handle: ({ deps, body, actor }) => saveMailSettings(deps, body, actor),
  }),
  route(calls.readRunSettings, {
    tag,
    summary: 'The areas and vans with which collections are planned',
    handle: ({ deps }) => runSettingsOf(deps.store.data),
  }),
  route(calls.saveRunSettings, {
    tag,
    summary: 'Replace areas and vans',
    handle: ({ deps, body, actor }) => saveRunSettings(deps, body, actor),
  }),
  route(calls.readHelpSettings, {
    tag,
    summary: 'How far we drive and to where, who else helps, and when the telephone is answered',
    handle: ({ deps }) => helpSettingsOf(deps.store.data),
  }),
  route(calls.saveHelpSettings, {
    tag,
    summary: 'Replace how far we drive and to where, who else helps, and when the telephone is answered',
    handle: ({ deps, body, actor }) => saveHelpSettings(deps, body, actor),
  }),
  route(calls.readSecuritySettings, {
    tag,
    summary: 'Who has to sign in with a second step',
    handle: ({ deps }) => securitySettingsOf(deps.store.data),
  }),
  route(calls.saveSecuritySettings, {
    tag,
    summary: 'Set who has to sign in with a second step, from their next sign-in',
    handle: ({ deps, body, actor }) => saveSecuritySettings(deps, body, actor),
  }),
];
