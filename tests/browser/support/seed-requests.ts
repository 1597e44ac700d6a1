import type { Store } from '#api/store/store.ts';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { authorNamed } from '#contract/people/author.ts';
import type { StoredDataRequest } from '#contract/privacy/data-requests.ts';

const idOf = (name: string) => name.padEnd(22, 'A');

/** The ids of the data requests: one has time, one is overdue, one is closed. */
export const SEEDED_REQUESTS = { open: idOf('asked-'), overdue: idOf('late-'), closed: idOf('over-') };

/** Data requests in every state; the open one is of somebody about whom the demo has something. */
export const addRequests = (store: Store, now: Date) =>
  store.change((draft) => {
    const at = now.toISOString();
    const by = authorNamed('Aoife Byrne');
    const asked: Omit<StoredDataRequest, 'id' | 'number' | 'receivedOn' | 'steps'> = {
      kind: 'erasure',
      via: 'phone',
      name: 'Maura Cullen',
      email: 'maura.cullen@example.ie',
      phone: '053 911 2233',
      address: null,
      createdAt: at,
      extension: null,
      closedAt: null,
      outcome: null,
    };
    const opened = { at, by, action: 'opened' as const, records: [] };
    const checked = { ...opened, action: 'identity checked' as const };
    const daysAgo = (days: number) => addDays(dublinDay(now), -days);
    const requests: (Pick<StoredDataRequest, 'id' | 'number' | 'receivedOn' | 'steps'> & Partial<StoredDataRequest>)[] =
      [
        { id: SEEDED_REQUESTS.open, number: '2026-03', receivedOn: daysAgo(9), steps: [opened, checked] },
        {
          id: SEEDED_REQUESTS.overdue,
          number: '2026-01',
          kind: 'access',
          name: 'Bartholomew Featherstonehaugh-Ní Dhomhnaill',
          receivedOn: daysAgo(50),
          steps: [opened],
        },
        {
          id: SEEDED_REQUESTS.closed,
          number: '2026-02',
          name: '',
          email: null,
          phone: null,
          closedAt: at,
          outcome: 'done',
          receivedOn: daysAgo(20),
          steps: [opened, checked, { ...opened, action: 'closed' }],
        },
      ];
    for (const request of requests) draft.dataRequests.put({ ...asked, ...request });
  });
