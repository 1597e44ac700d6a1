import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import type { PendingUploads } from './pending-uploads.ts';

const MB = 1024 * 1024;
/** No form has texts of more: a longer body brings a file. */
const TEXTS_MAX_BYTES = 128 * 1024;
/** What a file counts for at least: its copies may be larger than the file. */
const FILE_LEAST_BYTES = MB;
/** With less room than this, room for all of a request is set aside before its first file: many at once would push each other out. */
const TIGHT_BYTES = 64 * UPLOAD_MAX_BYTES;

/** One file on its way in. */
export interface IncomingFile {
  /** Counts bytes before they are written. @throws Failure when there is no room for more. */
  receive(bytes: number): void;
}

/** Decides whether the files of one request are taken. */
export interface UploadAdmission {
  /** Before the body is read; `bytes` is null where its length is not known. @throws Failure when it has to bring a file that is not taken. */
  begin(bytes: number | null): Promise<void>;
  /** When a file begins. @throws Failure when it is not taken. */
  file(): IncomingFile;
  /** True when a form is read in spite of files that are not taken, so that what was typed is not lost. */
  readsTexts: boolean;
  /** Once the files are gone from the temporary folder. */
  end(): void;
}

/** `sender` is the address that the files come from; null for staff, for whom there is no budget. */
export const uploadAdmission = (
  { space, pendingUploads }: { space: DiskSpace; pendingUploads: PendingUploads },
  sender: string | null,
  { readsTexts = false } = {},
): UploadAdmission => {
  const held: (() => void)[] = [];
  const receive = (bytes: number) => {
    if (sender !== null) held.push(pendingUploads.receive(sender, bytes));
  };
  /** Bytes that the request may bring, until its first file has begun. */
  let announced = 0;
  /** Bytes that are still to come and have room on the disk; they count for the sender already. */
  let coming = 0;
  let giveBack = () => {};
  const setAside = (bytes: number) => {
    giveBack();
    coming = bytes;
    giveBack = space.claim(coming);
  };
  return {
    readsTexts,
    async begin(bytes) {
      announced = bytes ?? UPLOAD_MAX_BYTES;
      await space.measure();
      if (readsTexts || bytes === null || bytes <= TEXTS_MAX_BYTES) return;
      space.checkUpload(bytes);
      if (sender !== null) pendingUploads.check(sender);
    },
    file() {
      const ahead = space.uploadRoom() < TIGHT_BYTES ? announced : 0;
      announced = 0;
      space.checkUpload(ahead + FILE_LEAST_BYTES);
      receive(Math.max(ahead, FILE_LEAST_BYTES));
      // Room for the copies that will be made of it.
      held.push(space.claim(FILE_LEAST_BYTES));
      if (ahead > 0) setAside(ahead);
      let size = 0;
      return {
        receive(bytes) {
          size += bytes;
          const expected = Math.min(bytes, coming);
          if (expected > 0) setAside(coming - expected);
          space.count(bytes);
          space.checkUpload(0);
          const more = Math.min(bytes - expected, size - FILE_LEAST_BYTES);
          if (more > 0) receive(more);
        },
      };
    },
    end() {
      giveBack();
      for (const release of held.splice(0)) release();
    },
  };
};
