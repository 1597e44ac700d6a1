import type { StoredPerson } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { DUTY_REPEAT_MS, DUTY_TOGETHER_MS, isOnDuty } from '#contract/urgent/duty.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft, View } from '../store/store.ts';
import { putUrgency, unsettledUrgent, urgencyOf } from './urgent-records.ts';

type AlertDeps = Pick<Deps, 'store' | 'outbox' | 'now'>;

/** In their order; everybody on the list if none is on duty, as one mail too many is better than none. */
export const peopleOnDuty = (tables: Pick<View, 'settings' | 'people'> | Draft, moment: Date): StoredPerson[] => {
  const listed = tables.settings.get(SETTINGS_ID)?.duty?.people ?? [];
  const able = listed.flatMap((one) => {
    const person = tables.people.get(one.personId);
    return person && !person.disabled && mayDo(person.role, 'decide') ? [{ person, isNow: isOnDuty(one, moment) }] : [];
  });
  const now = able.filter(({ isNow }) => isNow);
  return [...new Set((now.length > 0 ? now : able).map(({ person }) => person))];
};

const since = (time: string | undefined, now: Date): number =>
  time === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(time);

/**
 * Mails at once, and again after each half hour to one colleague more, until somebody opens it; arrivals within five minutes of
 * a mail share the next one. Contains no word of what was written, as others read mails, too.
 * @returns the number of mails.
 */
export const alertDuty = ({ outbox, now }: AlertDeps, draft: Draft): number => {
  const moment = now();
  const unopened = unsettledUrgent(draft).filter(({ record }) => !record.urgency?.opened);
  const last = unopened.map(({ record }) => record.urgency?.mailedAt ?? '').reduce((a, b) => (a > b ? a : b), '');
  if (since(last || undefined, moment) < DUTY_TOGETHER_MS) return 0;
  const due = unopened.filter(({ record }) => since(record.urgency?.mailedAt, moment) >= DUTY_REPEAT_MS);
  const people = due.length === 0 ? [] : peopleOnDuty(draft, moment);
  if (people.length === 0) return 0;
  const before = Math.max(...due.map(({ record }) => record.urgency?.mails ?? 0));
  const recipients = people.slice(0, before + 1);
  for (const { id, name, email } of recipients)
    outbox.enqueue(draft, { kind: 'somebody-in-danger', to: email, about: { type: 'person', id }, values: { name } });
  for (const one of due) {
    const urgency = urgencyOf(one.record);
    putUrgency(draft, one, { ...urgency, mailedAt: moment.toISOString(), mails: (urgency.mails ?? 0) + 1 });
  }
  return recipients.length;
};

export const withdrawAlerts = ({ outbox }: Pick<Deps, 'outbox'>, draft: Draft): void => {
  if (unsettledUrgent(draft).some(({ record }) => !record.urgency?.opened)) return;
  for (const { personId } of draft.settings.get(SETTINGS_ID)?.duty?.people ?? [])
    outbox.cancel(draft, personId, ['somebody-in-danger']);
};

export const repeatAlerts = async (deps: AlertDeps): Promise<void> => {
  const waits = unsettledUrgent(deps.store.data).some(({ record }) => !record.urgency?.opened);
  if (waits && peopleOnDuty(deps.store.data, deps.now()).length > 0)
    await deps.store.change((draft) => alertDuty(deps, draft));
};
