import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { EVERY } from '../store/collections.ts';
import { isQuarantined, quarantinable } from '../store/quarantinable.ts';
import type { Change, View } from '../store/store.ts';
import { groupAlike, rankOf } from './groups.ts';
import { type Comparable, likenessFor, newestFirst } from './records.ts';
import { removeQuarantinedRecord } from './remove-quarantined-record.ts';

const LIMITS = { items: 20_000, bytes: 24 * 1024 * 1024 };
/** Dropped in addition, so that a flood does not cost a change each. */
const SPARE = 0.05;
const RECORD_BYTES = 800;

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOf(inner), 0);
};

const bytesOf = (record: unknown): number => RECORD_BYTES + 2 * lengthOf(record);

interface Held extends Comparable {
  kind: 'testimonial' | 'donation' | 'message';
  bytes: number;
}

type HeldRecord = Parameters<typeof likenessFor>[0] & { id: string; createdAt: string; quarantinedAt?: string };
const heldAs =
  <One extends HeldRecord>(kind: Held['kind'], text: (record: One) => string) =>
  (record: One): Held => ({
    kind,
    id: record.id,
    likeness: likenessFor(record, text(record)),
    at: record.quarantinedAt ?? record.createdAt,
    bytes: bytesOf(record),
  });

const everythingHeld = ({ testimonials, donations, messages }: View): Held[] =>
  [
    ...testimonials.list('quarantined', EVERY).map(heldAs('testimonial', ({ content }) => content)),
    ...donations.list('quarantined', EVERY).map(heldAs('donation', ({ description }) => description)),
    ...messages.list('quarantined', EVERY).map(heldAs('message', ({ message }) => message)),
  ].toSorted(newestFirst);

const createTally = ({ data }: Deps['store']) => {
  const tally = { items: 0, bytes: 0 };
  const add = (record: unknown, sign: 1 | -1) => {
    if (!isQuarantined(record)) return;
    tally.items += sign;
    tally.bytes += sign * bytesOf(record);
  };
  for (const name of quarantinable) for (const record of data[name].iterate('quarantined', EVERY)) add(record, 1);
  return {
    tally,
    follow({ collection, before, after }: Change) {
      if (!quarantinable.some((name) => name === collection)) return;
      add(before, -1);
      add(after, 1);
    },
  };
};

/** Likeliest robots and largest groups first, each from its oldest, so that a flood pushes out itself, not people. */
const leastWorthFirst = (all: readonly Held[]): Held[] =>
  groupAlike(all)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.members.length - a.members.length)
    .flatMap(({ members }) => members.toReversed());

/** Drops the oldest alike submissions when full, and logs the number. Returns a function that stops it. */
export const limitQuarantine = (
  deps: Pick<Deps, 'store' | 'images' | 'log'>,
  limits: { items: number; bytes: number } = LIMITS,
): (() => void) => {
  const { tally, follow } = createTally(deps.store);
  let running = false;

  const tooMany = () => {
    const target = { items: limits.items * (1 - SPARE), bytes: limits.bytes * (1 - SPARE) };
    const remaining = { ...tally };
    return leastWorthFirst(everythingHeld(deps.store.data)).filter(({ bytes }) => {
      if (remaining.items <= target.items && remaining.bytes <= target.bytes) return false;
      remaining.items -= 1;
      remaining.bytes -= bytes;
      return true;
    });
  };
  const trim = async () => {
    const dropped = tooMany();
    const pictures = await deps.store.change((draft) => dropped.flatMap((one) => removeQuarantinedRecord(draft, one)));
    deps.log.warn('quarantine.full', { dropped: dropped.length, items: tally.items });
    await removePictures(deps, pictures);
  };
  const trimIfFull = () => {
    if (running || (tally.items <= limits.items && tally.bytes <= limits.bytes)) return;
    running = true;
    trim()
      .catch((error: unknown) => deps.log.error('quarantine.trim-failed', describeError(error)))
      .finally(() => {
        running = false;
      });
  };
  trimIfFull();
  return deps.store.subscribe((changes) => {
    for (const change of changes) follow(change);
    trimIfFull();
  });
};
