import type * as z from 'zod/mini';
import { dublinMoment } from '#contract/dublin.ts';
import { type AnswerTime, answerTimeAt } from '#contract/help/answer-time.ts';
import {
  defaultHelpSettings,
  type HelpSettings,
  milesOf,
  type publicHelpSettings,
} from '#contract/help/help-settings.ts';
import { phoneTimes, sharedHours } from '#contract/help/phone-times.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { OpeningHours, Shop } from '#contract/settings/settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { emergencyFirst } from '#contract/testimonials/helplines.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { helplinesOf } from './helplines.ts';

interface Tables {
  readonly settings: Pick<View['settings'], 'get'>;
}

export const helpSettingsOf = ({ settings }: Tables): HelpSettings =>
  settings.get(SETTINGS_ID)?.help ?? defaultHelpSettings;

const shopsOf = ({ settings }: Tables): readonly Shop[] => (settings.get(SETTINGS_ID) ?? defaultSettings).shops;

const phoneHoursOf = (tables: Tables): OpeningHours | null =>
  helpSettingsOf(tables).phoneHours ?? sharedHours(shopsOf(tables));

export const helpChoices = (tables: Tables): z.infer<typeof publicHelpSettings> => {
  const { hospitals, kilometres, point, noticeHours } = helpSettingsOf(tables);
  const lifts = { miles: milesOf(kilometres), from: point?.name ?? null, noticeHours };
  return { hospitals, lifts, phoneHours: phoneHoursOf(tables), helplines: emergencyFirst(helplinesOf(tables)) };
};

/** Time by which something written at `at` is answered; null if no telephone hours are known. */
export const answerTimeOf = (tables: Tables, at: Date): AnswerTime | null =>
  answerTimeAt(phoneTimes(phoneHoursOf(tables), shopsOf(tables)), at);

/** As `answerTimeOf` if that is still to come, else counted from `now`. */
export const answerDueOf = (tables: Tables, at: Date, now: Date): AnswerTime | null => {
  const answer = answerTimeOf(tables, at);
  return answer && dublinMoment(answer.day, answer.to) <= now ? answerTimeOf(tables, now) : answer;
};

/** @throws Failure `conflict` when `revision` is not the newest. */
export const saveHelpSettings = (
  deps: Deps,
  { revision: basedOn, ...input }: HelpSettings,
  actor: Actor,
): Promise<HelpSettings> =>
  deps.store.change((draft) => {
    const stored = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { revision = 0, ...before } = helpSettingsOf(draft);
    checkRevision({ revision }, basedOn);
    const help = { ...input, revision: revision + 1 };
    draft.settings.put({ ...stored, help });
    const changed = changedFields(before, input);
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'asking for help' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return help;
  });
