import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from './failure.ts';
import type { Log } from './log.ts';
import type { Disk } from './read-disk.ts';

const MB = 1024 * 1024;
const DISK_RESERVE_MB = 500;
/** Below this share of the reserve, everything that grows is refused too. */
const GROWTH_SHARE = 0.5;
/** A refusal is logged as over only at this many times its mark, so that a disk at the mark does not fill the log. */
const OVER_AT = 1.1;
const MEASURED_FOR_MS = 1000;
const REFUSED_FOR_MS = 10 * 60_000;
const RETRY_AFTER = 300;

const UPLOADS_REFUSED = sentence(serverMessages.noRoomForPictures);
const GROWTH_REFUSED = sentence(serverMessages.noRoom);

type Refused = 'nothing' | 'uploads' | 'growth';

interface SpaceState {
  refused: Refused;
  backupSkipped: boolean;
  freeMb: number | null;
  totalMb: number | null;
  reserveMb: number;
}

export interface DiskSpace {
  /** Does nothing within a second of the last time. Never throws. */
  measure(): Promise<void>;
  /** Counts bytes being written, until the next measurement. */
  count(bytes: number): void;
  /** Reserves bytes for a write; returns a function that gives them back. */
  claim(bytes: number): () => void;
  /** @throws Failure `unavailable` if an upload of this size would leave less than the reserve. */
  checkUpload(bytes: number): void;
  /** Bytes that uploads may still take; negative below the reserve. */
  uploadRoom(): number;
  /** @throws Failure `unavailable` if nothing new may be stored. */
  checkGrowth(): Promise<void>;
  hasRoom(bytes: number, share?: number): Promise<boolean>;
  noteBackup(outcome: { skipped: boolean }): void;
  /** `freeMb` and `totalMb` are null if the disk does not tell. */
  state(): SpaceState;
}

interface DiskSpaceOptions {
  read: () => Promise<Disk | null>;
  /** Megabytes; undefined for the default, which a small disk lowers. */
  reserveMb: number | undefined;
  now: () => Date;
  log: Log;
}

/** Returns bytes. By default at most a tenth of the disk, as half of a small one kept free would make it useless. */
const reserveOn = ({ total }: Disk, set: number | undefined): number => {
  if (set !== undefined) return set * MB;
  return DISK_RESERVE_MB * MB > total / 2 ? total / 10 : DISK_RESERVE_MB * MB;
};

const severity: Record<Refused, number> = { nothing: 0, uploads: 1, growth: 2 };

const refusedAt = (free: number, reserve: number, upload: number, factor = 1): Refused => {
  if (free < reserve * GROWTH_SHARE * factor) return 'growth';
  return free - upload < reserve * factor ? 'uploads' : 'nothing';
};

export const createDiskSpace = ({ read, reserveMb, now, log }: DiskSpaceOptions): DiskSpace => {
  let disk: Disk | null = null;
  let reserve = (reserveMb ?? DISK_RESERVE_MB) * MB;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> | undefined;
  let [counted, claimed] = [0, 0];
  let refused: Refused = 'nothing';
  let refusal = { bytes: 0, at: Number.NEGATIVE_INFINITY };
  let backupSkipped = false;

  const free = () => (disk ? disk.free - counted - claimed : Number.POSITIVE_INFINITY);

  const setRefused = (next: Refused) => {
    if (next === refused) return;
    const fields = { freeMb: Math.floor(free() / MB), reserveMb: Math.floor(reserve / MB) };
    const worse = severity[next] > severity[refused];
    refused = next;
    if (worse) log.error(next === 'growth' ? 'disk.growth-refused' : 'disk.uploads-refused', fields);
    else log.info(next === 'nothing' ? 'disk.uploads-accepted' : 'disk.growth-accepted', fields);
  };

  const refusedUpload = () => (now().getTime() - refusal.at < REFUSED_FOR_MS ? refusal.bytes : 0);

  const judge = () => {
    const present = refusedAt(free(), reserve, refusedUpload());
    if (severity[present] >= severity[refused]) return setRefused(present);
    const over = refusedAt(free(), reserve, refusedUpload(), OVER_AT);
    if (severity[over] < severity[refused]) setRefused(over);
  };

  const look = async () => {
    // What is counted while the disk is looked at may be in the figure or not: it stays counted.
    const before = counted;
    disk = await read();
    counted -= before;
    measuredAt = now().getTime();
    if (disk) reserve = reserveOn(disk, reserveMb);
    judge();
  };

  const space: DiskSpace = {
    async measure() {
      const age = now().getTime() - measuredAt;
      if (age >= 0 && age < MEASURED_FOR_MS) return;
      measuring ??= look().finally(() => {
        measuring = undefined;
      });
      await measuring;
    },
    count(bytes) {
      counted += bytes;
      void space.measure();
    },
    claim(bytes) {
      claimed += bytes;
      let isHeld = true;
      return () => {
        if (isHeld) claimed -= bytes;
        isHeld = false;
      };
    },
    checkUpload(bytes) {
      if (space.uploadRoom() >= bytes) return;
      refusal = { bytes: Math.max(bytes, refusedUpload()), at: now().getTime() };
      judge();
      throw new Failure('unavailable', UPLOADS_REFUSED, { retryAfter: RETRY_AFTER });
    },
    uploadRoom: () => free() - reserve,
    async checkGrowth() {
      await space.measure();
      if (free() >= reserve * GROWTH_SHARE) return;
      judge();
      throw new Failure('unavailable', GROWTH_REFUSED, { retryAfter: RETRY_AFTER });
    },
    async hasRoom(bytes, share = 1) {
      await space.measure();
      return free() - bytes >= reserve * share;
    },
    noteBackup({ skipped }) {
      backupSkipped = skipped;
    },
    state: () => ({
      refused,
      backupSkipped,
      freeMb: disk && Math.max(0, Math.floor(free() / MB)),
      totalMb: disk && Math.floor(disk.total / MB),
      reserveMb: Math.floor(reserve / MB),
    }),
  };
  return space;
};
