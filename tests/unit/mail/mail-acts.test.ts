import { expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { mailActs, notifiedSentence, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import { mailKindKeys } from '#contract/mail-admin/mail-kinds.ts';

const acts = Object.entries(mailActs);
const calls = routes.map(({ name }) => name);

it.each(mailKindKeys)('the mail %s stands in the table of acts', (kind) => {
  expect(acts.filter(([, { mails }]) => (mails as readonly string[]).includes(kind))).not.toEqual([]);
});

it.each(acts)('%s is taken back by a call, until an end, or says why not', (name, act) => {
  if (typeof act.undo === 'string') {
    expect(act.undo).toMatch(/^[A-Z].+\.$/);
    expect('end' in act || 'tells' in act).toBe(false);
    return;
  }
  expect(calls).toEqual(expect.arrayContaining([...act.undo]));
  expect('end' in act && act.end).toBeTruthy();
  if ('tells' in act)
    expect(notifiedSentence(name as StaffMailAct, 1)).toMatch(
      /^One (donor|author|person) is told in two minutes .+, unless you undo it\.$/,
    );
  else expect(act).toMatchObject({ isPreviewed: true });
});

it('the sentence on mails says how many are told, and nothing of nobody', () => {
  expect(notifiedSentence('endRun', 1200)).toBe(
    '1,200 donors are told in two minutes that the van does not come, unless you undo it.',
  );
  expect(notifiedSentence('endRun', 0)).toBeUndefined();
});
