import type { AuditEntries, AuditEntry, AuditFilter, AuditQuery, StoredAuditEntry } from '#contract/audit/audit.ts';
import { rangeOf } from '#contract/dublin.ts';
import { FORMER_COLLEAGUE } from '#contract/people/author.ts';
import { csvTime } from '../core/csv-time.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorName, authorPictureUrl } from '../identity/author-name.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { createSearch } from '../search/text-search.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { subjectName } from './subject-name.ts';

type ListDeps = Pick<Deps, 'store'>;

const fieldTexts = (fields: AuditEntry['before']) =>
  Object.entries(fields ?? {})
    .flat()
    .map(String);

const search = createSearch<StoredAuditEntry>((entry) => ({
  references: [entry.detail],
  texts: [entry.action, entry.subjectKind, entry.subjectId, ...fieldTexts(entry.before), ...fieldTexts(entry.after)],
}));

const actorNameOf = (authors: Authors, { actorId, actorName }: StoredAuditEntry): string =>
  actorId === null ? (actorName ?? FORMER_COLLEAGUE) : authorName(authors, actorId);

export const viewEntry = (data: Authors, entry: StoredAuditEntry): AuditEntry => ({
  ...entry,
  actorName: actorNameOf(data, entry),
});

export const viewNamedEntry = (data: View, entry: StoredAuditEntry): AuditEntry => ({
  ...viewEntry(data, entry),
  subjectName: subjectName(data, entry),
});

const found = ({ store }: ListDeps, { q, action, subjectKind, from, to }: AuditFilter): readonly StoredAuditEntry[] => {
  const all = store.data.audit.list('newest', EVERY);
  if (!q && !action && !subjectKind && !from && !to) return all;
  const { since, before } = rangeOf({ from, to });
  const matches = search(q, (entry) => actorNameOf(store.data, entry));
  return all.filter(
    (entry) =>
      entry.at >= since &&
      entry.at < before &&
      (!action || entry.action === action) &&
      (!subjectKind || entry.subjectKind === subjectKind) &&
      matches(entry),
  );
};

export const listAudit = (deps: ListDeps, query: AuditQuery): AuditEntries => {
  const { rows, total } = sortedPageOf(found(deps, query), query);
  const actions = new Set<string>();
  for (const { action } of deps.store.data.audit.all()) actions.add(action);
  const { data } = deps.store;
  const entries = rows.map((entry) => ({
    ...viewNamedEntry(data, entry),
    actorPictureUrl: authorPictureUrl(data, entry.actorId),
  }));
  return { entries, total, actions: [...actions].sort() };
};

const HEAD = ['When', 'Who', 'Action', 'Subject', 'Subject id', 'Detail', 'Before', 'After'];

const fieldsText = (fields: AuditEntry['before']): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('\n');

export const auditCsv = (deps: ListDeps, filter: AuditFilter): Response =>
  csvAnswer(
    'audit',
    HEAD,
    found(deps, filter).map((entry) => [
      csvTime(entry.at),
      actorNameOf(deps.store.data, entry),
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      entry.detail,
      fieldsText(entry.before),
      fieldsText(entry.after),
    ]),
  );
