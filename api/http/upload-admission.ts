import { UPLOAD_MAX_BYTES } from '#contract/pictures.ts';
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
    if (sender !== null && bytes > 0) held.push(pendingUploads.receive(sender, bytes));
  };
  let length: number | null = null;
  let isFirst = true;
  /** Of what the request was said to bring: bytes that have room on the disk, and bytes that count for the sender already. */
  let [coming, ahead] = [0, 0];
  let giveBack = () => {};
  return {
    readsTexts,
    async begin(bytes) {
      length = bytes;
      await space.measure();
      if (readsTexts || bytes === null || bytes <= TEXTS_MAX_BYTES) return;
      space.checkUpload(bytes);
      if (sender !== null) pendingUploads.check(sender);
    },
    file() {
      const setAside = isFirst && space.uploadRoom() < TIGHT_BYTES ? (length ?? UPLOAD_MAX_BYTES) : 0;
      space.checkUpload(setAside + FILE_LEAST_BYTES);
      receive(Math.max(setAside, FILE_LEAST_BYTES));
      // Room for the copies that will be made of it.
      held.push(space.claim(FILE_LEAST_BYTES));
      if (isFirst) {
        isFirst = false;
        coming = setAside;
        ahead = Math.max(0, setAside - FILE_LEAST_BYTES);
        giveBack = space.claim(coming);
      }
      let size = 0;
      return {
        receive(bytes) {
          size += bytes;
          giveBack();
          coming = Math.max(0, coming - bytes);
          giveBack = space.claim(coming);
          space.count(bytes);
          space.checkUpload(0);
          const more = Math.max(0, Math.min(bytes, size - FILE_LEAST_BYTES));
          receive(Math.max(0, more - ahead));
          ahead = Math.max(0, ahead - more);
        },
      };
    },
    end() {
      giveBack();
      for (const release of held.splice(0)) release();
    },
  };
};
