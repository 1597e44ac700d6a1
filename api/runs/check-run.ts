import { dublinDay } from '#contract/dublin.ts';
import { mayDo } from '#contract/roles.ts';
import { closedReason } from '#contract/runs/closed-day.ts';
import { TIMES_MESSAGE } from '#contract/runs/run-changes.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import type { Draft } from '../store/store.ts';

const NO_DRIVER = 'There is no such colleague to drive. Please choose another.';
const PAST = 'This day is over.';
const SURE = 'To plan the run all the same, say so.';

const refuse = (code: 'invalid' | 'conflict', field: string, message: string): never => {
  throw new Failure(code, message, { fields: { [field]: message } });
};

/** @throws Failure `invalid` if nobody with this account works here. */
export const checkDriver = (draft: Draft, driverId: string | null): void => {
  const person = driverId === null ? null : draft.people.get(driverId);
  if (person === undefined || person?.disabled || (person && !mayDo(person.role, 'drive')))
    refuse('invalid', 'driverId', NO_DRIVER);
};

export const checkTimes = ({ from, to }: Pick<StoredRun, 'from' | 'to'>): void => {
  if (from >= to) refuse('invalid', 'to', TIMES_MESSAGE);
};

/** @throws Failure `conflict` for a past day, or when the shop is closed. */
export const checkDay = (deps: Pick<Deps, 'store' | 'now'>, { date, shop }: Pick<StoredRun, 'date' | 'shop'>): void => {
  if (date < dublinDay(deps.now())) refuse('conflict', 'date', `${PAST} ${SURE}`);
  const found = readSettings(deps).shops.find(({ key }) => key === shop);
  const reason = found && closedReason(found, date);
  if (reason) refuse('conflict', 'date', `${reason} ${SURE}`);
};
