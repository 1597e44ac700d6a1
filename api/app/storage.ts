import type { Images } from '../images/images.ts';
import type { OtherData } from '../store/backup/other-data.ts';
import type { DiskStore } from '../store/disk/disk-store.ts';
import type { Lock } from '../store/disk/lock.ts';
import type { Connection } from '../store/postgres/connection.ts';
import type { Store } from '../store/store.ts';

/** Where records, pictures and the secret are: in a folder that one process owns, or in a database that several share. */
export interface Storage {
  store: Store & Pick<DiskStore, 'freeze'>;
  images: Images;
  /** What a backup holds besides the records. */
  other: OtherData;
  /** How many bytes the files of a picture take. */
  sizeOf(id: string): Promise<number>;
  /** The secret for tokens, made when there is none. */
  readSecret(): Promise<Uint8Array>;
  /** For uploads in progress; of this process alone. */
  tempDir: string;
  /** The lock of the data folder, where this process owns one. */
  lock: Lock | null;
  /** For what processes count or do together, where they share a database. */
  database: Connection | null;
  /** Writes pending changes into the files that a person can read, where there are such files. */
  compact(): Promise<void>;
  close(options?: { compact?: boolean }): Promise<void>;
}
