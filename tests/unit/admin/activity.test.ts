import { expect, it } from 'vitest';
import { type AuditEntry, auditActions, auditKinds } from '#contract/audit/audit.ts';
import { describeActivity } from '#site/admin/charity/audit/activity.ts';

const said = (entry: Pick<AuditEntry, 'subjectKind' | 'action'> & Partial<AuditEntry>) =>
  describeActivity(
    {
      ...{ id: 'e', at: '2026-11-30T09:00:00.000Z', actorId: 'm', actorName: 'Mary' },
      ...{ subjectId: 's', detail: '', subjectName: null },
      ...entry,
    },
    'somebody else',
  ).parts.join('');

const every = auditKinds.flatMap((subjectKind) => auditActions[subjectKind].map((action) => ({ subjectKind, action })));

it('every action reads as a sentence of its own', () => {
  const sentences = every.map((one) => said({ ...one, detail: 'R-1' }));
  for (const [at, sentence] of sentences.entries())
    expect(sentence, JSON.stringify(every[at])).toMatch(
      /^Mary (?:[a-z]+ed|began|came|chose|found|gave|had|is|let|made|put|reset|sent|set|showed|told|took|undid|was|went|withdrew|wrote)\b[^#%]*[^#%:\s]$/,
    );
  for (const kind of auditKinds) {
    const ofKind = sentences.filter((_, at) => every[at]?.subjectKind === kind);
    expect(new Set(ofKind).size, kind).toBe(ofKind.length);
  }
});

it.each([
  ['run', 'not-there', 'Mary found nobody at a stop of the run of Van Two, Monday'],
  ['run', 'refused', 'Mary took nothing at a stop of the run of Van Two, Monday'],
  ['settings', 'changed', 'Mary changed the settings: Van Two, Monday'],
  ['webhook', 'given a new secret', 'Mary gave a new secret to a webhook: Van Two, Monday'],
] as const)('of a %s, "%s" is told in plain English', (subjectKind, action, sentence) => {
  expect(said({ subjectKind, action, detail: 'Van Two, Monday' })).toBe(sentence);
});

it.each([
  ['moved', 'Mary moved the blog post Winter coats'],
  ['removed', 'Mary removed the blog post Winter coats'],
  ['trimmed by age', 'Mary trimmed the blog post Winter coats (by age)'],
  ['subtitle taken away', 'Mary changed the blog post Winter coats (subtitle taken away)'],
])('what an earlier version recorded as "%s" is told with its verb', (action, sentence) => {
  expect(said({ subjectKind: 'post', action, subjectName: 'Winter coats' })).toBe(sentence);
});

it('a detail is told whole, whatever signs are in it', () => {
  expect(said({ subjectKind: 'run', action: 'created', detail: 'Van 100% #2, Monday' })).toBe(
    'Mary planned the run of Van 100% #2, Monday',
  );
  expect(said({ subjectKind: 'settings', action: 'changed', detail: '' })).toBe('Mary changed the settings');
});
