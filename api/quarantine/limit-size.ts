import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { EVERY } from '../store/collections.ts';
import type { Change } from '../store/store.ts';
import { groupsOf, rankOf } from './groups.ts';
import { quarantined, type Submission } from './records.ts';
import { removeHeld } from './remove-held.ts';

/** The most that the quarantine may hold: an hour of a large flood, and little memory. */
const LIMITS = { items: 20_000, bytes: 24 * 1024 * 1024 };
/** So many more are dropped at once, so that a flood does not cost a change each. */
const SPARE = 0.05;
/** What a record needs beside its text. */
const RECORD_BYTES = 800;

interface Held {
  quarantinedAt?: string | undefined;
  content?: string;
  description?: string;
  pickupInstructions?: string;
}

const isHeld = (record: unknown): record is Held & { quarantinedAt: string } =>
  typeof record === 'object' && record !== null && 'quarantinedAt' in record && record.quarantinedAt !== undefined;

const bytesOf = ({ content = '', description = '', pickupInstructions = '' }: Held): number =>
  RECORD_BYTES + 2 * (content.length + description.length + pickupInstructions.length);

/** The number and the size of what is in quarantine, followed change by change. */
const createTally = ({ data }: Deps['store']) => {
  const tally = { items: 0, bytes: 0 };
  const add = (record: unknown, sign: 1 | -1) => {
    if (!isHeld(record)) return;
    tally.items += sign;
    tally.bytes += sign * bytesOf(record);
  };
  for (const record of data.testimonials.iterate('quarantined', EVERY)) add(record, 1);
  for (const record of data.donations.iterate('quarantined', EVERY)) add(record, 1);
  return {
    tally,
    follow({ before, after }: Change) {
      add(before, -1);
      add(after, 1);
    },
  };
};

/** What is dropped first: the oldest of what is alike, so that a flood that goes on pushes out itself and not people. */
const leastWorthFirst = (all: readonly Submission[]): Submission[] =>
  groupsOf(all)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.members.length - a.members.length)
    .flatMap(({ members }) => members.toReversed());

/**
 * Keeps the quarantine within its limits: when it is full, the oldest of what is alike is dropped, and the log says how many.
 * Returns a function that stops it.
 */
export const limitQuarantine = (
  deps: Pick<Deps, 'store' | 'images' | 'log'>,
  limits: { items: number; bytes: number } = LIMITS,
): (() => void) => {
  const { tally, follow } = createTally(deps.store);
  let running = false;

  const tooMany = () => {
    const target = { items: limits.items * (1 - SPARE), bytes: limits.bytes * (1 - SPARE) };
    const left = { ...tally };
    const { testimonials, donations } = deps.store.data;
    return leastWorthFirst(quarantined(deps.store.data)).filter(({ kind, id }) => {
      if (left.items <= target.items && left.bytes <= target.bytes) return false;
      const record = kind === 'donation' ? donations.get(id) : testimonials.get(id);
      left.items -= 1;
      left.bytes -= record ? bytesOf(record) : 0;
      return true;
    });
  };
  const trim = async () => {
    const dropped = tooMany();
    const pictures = await deps.store.change((draft) => dropped.flatMap((one) => removeHeld(draft, one)));
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
