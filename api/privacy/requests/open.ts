import { addDays, dublinDay, formatDateTime } from '#contract/dublin.ts';
import type { DataRequest, NewDataRequest, StoredDataRequest } from '#contract/privacy/data-requests.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { EVERY } from '../../store/collections.ts';
import type { Draft } from '../../store/store.ts';
import { recordStep } from './record-step.ts';
import { viewRequest } from './view.ts';

const LATER = 'A request cannot have come later than today';
const TOO_OLD = 'Please write a day of the last year';
const DAYS_BACK = 366;

const nextNumber = (draft: Draft, year: string): string => {
  const usedNumbers = draft.dataRequests
    .list('every', EVERY)
    .filter(({ number }) => number.startsWith(`${year}-`))
    .map(({ number }) => Number(number.slice(year.length + 1)));
  return `${year}-${String(Math.max(0, ...usedNumbers) + 1).padStart(2, '0')}`;
};

/** Acknowledges by mail, if wished. @throws Failure `invalid` for a day in the future or long ago. */
export const openRequest = async (
  deps: Deps,
  { acknowledge, email, phone, address, ...given }: NewDataRequest,
  actor: Actor,
): Promise<DataRequest> => {
  const now = deps.now();
  const today = dublinDay(now);
  const wrongDay = given.receivedOn > today ? LATER : given.receivedOn < addDays(today, -DAYS_BACK) ? TOO_OLD : null;
  if (wrongDay) throw new Failure('invalid', wrongDay, { fields: { receivedOn: wrongDay } });
  const opened = await deps.store.change((draft) => {
    const request: StoredDataRequest = {
      ...given,
      id: deps.newId(),
      number: nextNumber(draft, today.slice(0, 4)),
      email: email || null,
      phone: phone || null,
      address: address || null,
      createdAt: now.toISOString(),
      extension: null,
      closedAt: null,
      outcome: null,
      steps: [],
    };
    const stored = recordStep(deps, draft, request, { action: 'opened' }, actor);
    const about = { type: 'data-request', id: request.id } as const;
    const values = { when: formatDateTime(now.toISOString()) };
    const isSent =
      acknowledge && email && deps.outbox.enqueue(draft, { kind: 'data-request-receipt', to: email, about, values });
    return isSent ? recordStep(deps, draft, stored, { action: 'acknowledged' }, actor) : stored;
  });
  return viewRequest(deps.store.data, opened);
};
