import type { NewRun } from '#contract/runs/run-changes.ts';
import type { Run, StoredRun } from '#contract/runs/runs.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { vanNamed } from '../settings/run-settings.ts';
import { checkShops } from '../settings/shops.ts';
import { personAndKey } from '../store/index-keys.ts';
import { checkDay, checkDriver } from './check-run.ts';
import { recordRun } from './record-run.ts';
import { viewRun } from './view.ts';

const SHOP_NEEDED = 'This van is not in the settings. Please say at which shop it stands.';
const UNKNOWN_VAN = { shop: undefined, stops: 10, minutes: 360 };

const build = (deps: Deps, { force: _, ...input }: NewRun): StoredRun => {
  const van = vanNamed(deps.store.data, input.van) ?? UNKNOWN_VAN;
  const shop = input.shop ?? van.shop;
  if (!shop) throw new Failure('invalid', SHOP_NEEDED, { fields: { shop: SHOP_NEEDED } });
  return {
    ...input,
    id: deps.newId(),
    shop,
    stopsMax: input.stopsMax ?? van.stops,
    minutesMax: input.minutesMax ?? van.minutes,
    state: 'planned',
    revision: 1,
    stops: [],
    left: [],
    createdAt: deps.now().toISOString(),
  };
};

/**
 * A repeated idempotency key changes nothing.
 * @throws Failure `invalid`, or `conflict` for a past day or a closed shop, unless `force` is set.
 */
export const createRun = async (deps: Deps, input: NewRun, actor: Actor, key: string | null): Promise<Run> => {
  const run = build(deps, input);
  if (!input.force) checkDay(deps, run);
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key, request: ['run', input] });
  const stored = await deps.store.change((draft) => {
    if (isDone(draft)) {
      const done = draft.audit.list('repeat', personAndKey(repeatKey ?? '')).at(-1);
      const before = draft.runs.get(done?.subjectId ?? '');
      if (before) return before;
    }
    checkShops(draft, { shop: run.shop });
    checkDriver(draft, run.driverId);
    draft.runs.put(run);
    recordRun(draft, deps, run, { actor, action: 'created', repeatKey });
    return run;
  });
  return viewRun(deps, stored);
};
