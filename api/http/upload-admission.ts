import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import type { PendingUploads } from './pending-uploads.ts';

const MB = 1024 * 1024;
/** The most bytes of texts in any form; a longer body must bring a file. */
const TEXTS_MAX_BYTES = 128 * 1024;
/** The least that a file counts, as its copies may be larger. */
const FILE_LEAST_BYTES = MB;
/** Below this, room for a whole request is reserved before its first file, else parallel requests would push each other out. */
const TIGHT_BYTES = 64 * UPLOAD_MAX_BYTES;

export interface IncomingFile {
  /**
   * Called before bytes are written.
   * @throws Failure if there is no room.
   */
  receive(bytes: number): void;
}

export interface UploadAdmission {
  /**
   * Called before the body is read; `bytes` is null if its length is unknown.
   * @throws Failure if it must bring a file that is not taken.
   */
  begin(bytes: number | null): Promise<void>;
  /**
   * Called when a file begins.
   * @throws Failure if it is not taken.
   */
  file(): IncomingFile;
  /** True if a form is read although its files are refused, so that the typed text is not lost. */
  readsTexts: boolean;
  /** Called once the temporary files are gone. */
  end(): void;
}

/** `sender` is the client's address; null for staff, who have no budget. */
export const uploadAdmission = (
  { space, pendingUploads }: { space: DiskSpace; pendingUploads: PendingUploads },
  sender: string | null,
  { readsTexts = false } = {},
): UploadAdmission => {
  const held: (() => void)[] = [];
  const receive = (bytes: number) => {
    if (sender !== null) held.push(pendingUploads.receive(sender, bytes));
  };
  let announced = 0;
  /** Bytes still to come, with room reserved on the disk; they already count for the sender. */
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
