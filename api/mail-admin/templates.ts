import { type Language, languageNames } from '#contract/languages/languages.ts';
import { isInLanguages, type MailKind, mailKindKeys } from '#contract/mail-admin/mail-kinds.ts';
import {
  MAIL_VERSIONS_MAX,
  type MailIn,
  type MailTemplate,
  type MailTemplateChange,
  type MailTemplates,
  type MailWords,
  mailTemplateId,
  type StoredMailTemplate,
} from '#contract/mail-admin/mail-templates.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { checkWords } from './check-words.ts';
import { englishOf, originalOf } from './original-of.ts';
import { omittedFrom, placeholdersOf } from './placeholders.ts';

const SETTINGS_SUBJECT = 'mail words';

const isSame = (a: MailWords, b: MailWords) => a.subject === b.subject && a.body === b.body;

const viewTemplate = (data: View, kind: MailKind, language?: Language): MailTemplate => {
  const original = originalOf(data.mailTemplates, { kind, language });
  const stored = data.mailTemplates.get(mailTemplateId(kind, language));
  const { subject, body } = stored ?? original;
  const named = (savedBy: string) => authorName(data, savedBy);
  return {
    kind,
    subject,
    body,
    revision: stored?.revision ?? 0,
    savedAt: stored?.savedAt ?? null,
    savedBy: stored ? named(stored.savedBy) : null,
    original,
    isOriginal: subject === original.subject && body === original.body,
    ...(language && {
      language,
      isOn: stored?.isOn ?? false,
      isDraft: !stored && !isSame(original, englishOf(data.mailTemplates, kind)),
    }),
    placeholders: Object.entries(placeholdersOf(kind))
      .filter(([name]) => !omittedFrom(kind).includes(name))
      .map(([name, { meaning, type }]) => ({ name, meaning, isLink: type === 'link' })),
    versions: (stored?.versions ?? []).map((version) => ({ ...version, savedBy: named(version.savedBy) })),
  };
};

export const listTemplates = ({ store: { data } }: Pick<Deps, 'store'>, language?: Language): MailTemplates => ({
  templates: mailKindKeys
    .filter((kind) => !language || isInLanguages(kind))
    .map((kind) => viewTemplate(data, kind, language)),
});

const audited = ({ kind, language }: MailIn) =>
  ({
    subjectKind: 'settings',
    subjectId: mailTemplateId(kind, language),
    detail: language ? `${SETTINGS_SUBJECT}, ${languageNames[language]}` : SETTINGS_SUBJECT,
  }) as const;

const NO_TRANSLATION = 'There are no words of this mail in that language. A colleague may have removed them.';

/** Mails of this kind are English from then on. @throws Failure `not_found`. */
export const removeTranslation = (deps: Deps, of: MailIn, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const id = mailTemplateId(of.kind, of.language);
    if (!of.language || !draft.mailTemplates.get(id)) throw new Failure('not_found', NO_TRANSLATION);
    draft.mailTemplates.remove(id);
    recordAudit(draft, deps, { actor, action: 'deleted', ...audited(of) });
  });

const versionOf = ({ subject, body, revision, savedAt, savedBy }: StoredMailTemplate) => ({
  subject,
  body,
  revision,
  savedAt,
  savedBy,
});

const STILL_ENGLISH = 'These are still the English words. Please write them in the language before they are sent.';

/**
 * Saves the words of a kind and keeps the earlier ones; the same words change nothing.
 * @throws Failure `invalid` for an unknown placeholder, words that cannot be rendered, or English sent as another language;
 * `conflict` when a colleague has saved others meanwhile.
 */
export const saveTemplate = async (
  deps: Deps,
  { kind, language }: MailIn,
  { subject, body, revision, ...change }: MailTemplateChange,
  actor: Actor,
): Promise<MailTemplate> => {
  await checkWords(deps, kind, { subject, body }, actor);
  await deps.store.change((draft) => {
    const id = mailTemplateId(kind, language);
    const before = draft.mailTemplates.get(id);
    const wasOn = language && (before?.isOn ?? false);
    const isOn = language && (change.isOn ?? wasOn);
    checkRevision({ revision: before?.revision ?? 0 }, revision);
    const original = originalOf(draft.mailTemplates, { kind, language });
    const sameWords = isSame(before ?? original, { subject, body });
    if (sameWords && isOn === wasOn) return;
    if (isOn && isSame(englishOf(draft.mailTemplates, kind), { subject, body }))
      throw new Failure('invalid', STILL_ENGLISH, { fields: { body: STILL_ENGLISH } });
    const savedAt = deps.now().toISOString();
    const earlier = before?.versions ?? [];
    // To switch words on or off makes no version of them.
    const versions = before && !sameWords ? [versionOf(before), ...earlier].slice(0, MAIL_VERSIONS_MAX) : earlier;
    const saved = { subject, body, revision: (before?.revision ?? 0) + 1, savedAt, savedBy: actor.id };
    draft.mailTemplates.put({ id, ...saved, versions, ...(language && { isOn }) });
    const changed = changedFields({ isOn: wasOn }, { isOn });
    recordAudit(draft, deps, {
      actor,
      action: 'changed',
      ...audited({ kind, language }),
      ...(language && { changed }),
    });
  });
  return viewTemplate(deps.store.data, kind, language);
};
