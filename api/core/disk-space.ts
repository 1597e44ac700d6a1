import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from './failure.ts';
import type { Log } from './log.ts';
import type { Disk } from './read-disk.ts';

const MB = 1024 * 1024;
/** Where DISK_RESERVE_MB is not set: enough to decide, delete, compact and sign in for weeks. */
const DISK_RESERVE_MB = 500;
/** A smaller share of the reserve than this, and everything that grows is refused, too. */
const GROWTH_SHARE = 0.5;
/** What was refused is logged as over only at this many times its mark: a disk at the mark is not logged again and again. */
const OVER_AT = 1.1;
const MEASURED_FOR_MS = 1000;
/** For how long staff are told that an upload was refused. */
const REFUSED_FOR_MS = 10 * 60_000;
const RETRY_AFTER = 300;

const UPLOADS_REFUSED = sentence(answers.noRoomForPictures);
const GROWTH_REFUSED = sentence(answers.noRoom);

/** What a disk with little free space refuses. */
type Refused = 'nothing' | 'uploads' | 'growth';

interface SpaceState {
  refused: Refused;
  backupSkipped: boolean;
  freeMb: number | null;
  totalMb: number | null;
  reserveMb: number;
}

/** Watches the free space of the disk with the data, so that it is never filled by what visitors send. */
export interface DiskSpace {
  /** Looks at the disk, unless that was done within a second. Never throws. */
  measure(): Promise<void>;
  /** Counts bytes that are being written, until the disk is looked at again. */
  count(bytes: number): void;
  /** Sets bytes aside that will be written; returns a function that gives them back. */
  claim(bytes: number): () => void;
  /** @throws Failure `unavailable` when an upload of so many bytes would leave less than the reserve. */
  checkUpload(bytes: number): void;
  /** Bytes that uploads may still take; negative below the reserve. */
  uploadRoom(): number;
  /** @throws Failure `unavailable` when nothing new may be stored. */
  checkGrowth(): Promise<void>;
  /** True when so many bytes more leave `share` of the reserve. */
  hasRoom(bytes: number, share?: number): Promise<boolean>;
  /** Remembers whether the latest backup was left out for want of space. */
  noteBackup(outcome: { skipped: boolean }): void;
  /** What is refused, and the figures for staff; `freeMb` and `totalMb` are null where the disk does not tell. */
  state(): SpaceState;
}

interface DiskSpaceOptions {
  /** Null where it cannot be told. */
  read: () => Promise<Disk | null>;
  /** The reserve in megabytes as it was set; undefined for the default, which a small disk lowers. */
  reserveMb: number | undefined;
  now: () => Date;
  log: Log;
}

/** In bytes. Half of a small disk kept free would leave it useless: where nothing is set, a tenth is kept. */
const reserveOn = ({ total }: Disk, set: number | undefined): number => {
  if (set !== undefined) return set * MB;
  return DISK_RESERVE_MB * MB > total / 2 ? total / 10 : DISK_RESERVE_MB * MB;
};

const severity: Record<Refused, number> = { nothing: 0, uploads: 1, growth: 2 };

/** What is refused with so many bytes free, where uploads have so many; each mark is raised by a factor. */
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

  /** Bytes of the largest upload that was refused lately: a smaller one may still be taken. */
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
