import type { Images } from '../images/images.ts';
import type { OtherData } from '../store/backup/other-data.ts';
import type { DiskStore } from '../store/disk/disk-store.ts';
import type { Lock } from '../store/disk/lock.ts';
import type { Connection } from '../store/postgres/connection.ts';
import type { Store } from '../store/store.ts';

export interface Storage {
  store: Store & Pick<DiskStore, 'freeze'>;
  images: Images;
  other: OtherData;
  /** Bytes that the files of a picture take together. */
  sizeOf(id: string): Promise<number>;
  readSecret(): Promise<Uint8Array>;
  tempDir: string;
  /** Null where no data folder is locked. */
  lock: Lock | null;
  database: Connection | null;
  compact(): Promise<void>;
  close(options?: { compact?: boolean }): Promise<void>;
}
