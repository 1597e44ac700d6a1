import { type MailKind, mailKindKeys } from '#contract/mail-kinds.ts';
import {
  MAIL_VERSIONS_MAX,
  type MailTemplate,
  type MailTemplateChange,
  type MailTemplates,
  type MailWords,
  type StoredMailTemplate,
} from '#contract/mail-templates.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { checkWords } from './check-words.ts';
import { originalWords } from './original-templates/every-kind.ts';
import { placeholdersOf } from './placeholders.ts';

const SETTINGS_SUBJECT = 'mail words';

const viewTemplate = (data: View, kind: MailKind): MailTemplate => {
  const original = originalWords[kind];
  const stored = data.mailTemplates.get(kind);
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
    placeholders: Object.entries(placeholdersOf(kind)).map(([name, { meaning, type }]) => ({
      name,
      meaning,
      isLink: type === 'link',
    })),
    versions: (stored?.versions ?? []).map((version) => ({ ...version, savedBy: named(version.savedBy) })),
  };
};

/** The words of every kind of mail. */
export const listTemplates = ({ store: { data } }: Pick<Deps, 'store'>): MailTemplates => ({
  templates: mailKindKeys.map((kind) => viewTemplate(data, kind)),
});

const versionOf = ({ subject, body, revision, savedAt, savedBy }: StoredMailTemplate) => ({
  subject,
  body,
  revision,
  savedAt,
  savedBy,
});

const isSame = (a: MailWords, b: MailWords) => a.subject === b.subject && a.body === b.body;

/**
 * Saves the words of a kind; the earlier ones are kept. The same words again change nothing.
 * @throws Failure `invalid` for an unknown placeholder or words that cannot be rendered, `conflict` when a colleague has saved
 * others meanwhile.
 */
export const saveTemplate = async (
  deps: Deps,
  kind: MailKind,
  { subject, body, revision }: MailTemplateChange,
  actor: Actor,
): Promise<MailTemplate> => {
  await checkWords(deps, kind, { subject, body }, actor);
  await deps.store.change((draft) => {
    const before = draft.mailTemplates.get(kind);
    checkRevision({ revision: before?.revision ?? 0 }, revision);
    if (isSame(before ?? originalWords[kind], { subject, body })) return;
    const savedAt = deps.now().toISOString();
    const versions = [...(before ? [versionOf(before)] : []), ...(before?.versions ?? [])].slice(0, MAIL_VERSIONS_MAX);
    const saved = { subject, body, revision: (before?.revision ?? 0) + 1, savedAt, savedBy: actor.id };
    draft.mailTemplates.put({ id: kind, ...saved, versions });
    const audited = { subjectKind: 'settings', subjectId: kind, detail: SETTINGS_SUBJECT } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...audited });
  });
  return viewTemplate(deps.store.data, kind);
};
