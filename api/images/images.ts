import type { Picture } from '#contract/images/pictures.ts';

/** Sender of a file, for fair turns between senders. Never stored, never logged. */
export interface Sender {
  /** Address of the client, or the id of a member of staff. */
  key: string;
  /** Pictures from staff go before those from visitors. */
  isStaff: boolean;
  signal: AbortSignal;
}

/** An uploaded file, in a temporary file that the request owns and removes. */
export interface Upload {
  path: string;
  size: number;
  /** Absent for the server's own work, which goes before that of visitors. */
  sender?: Sender;
}

type Sentences = { type: string; size: string };
/** `square` keeps only the middle of the picture, at the size at which faces are shown. */
type SaveRules = Sentences & { square?: boolean };

export interface Images {
  /** Checks a file by its header alone. @throws Failure `unsupported_media_type` or `too_large` with the sentences given. */
  check(upload: Upload, sentences: Sentences): Promise<void>;
  /**
   * Moves a file to where it outlives its request and the process, until its picture is saved or removed.
   * @returns the file at its new place.
   */
  keep(id: string, upload: Upload): Promise<Upload>;
  findUpload(id: string): Promise<Upload | null>;
  /**
   * Checks the bytes (JPEG, PNG, WebP; at most 40 megapixels), re-encodes them upright and without metadata in every size
   * of `pictureSizes`, and stores the copies under `id`; then removes the file of `keep`. Waits its turn.
   * @throws Failure `unsupported_media_type` or `too_large` (with the sentences given), or `unavailable` for the server's own
   * trouble or once `signal` is aborted; no copies are stored then.
   */
  save(id: string, upload: Upload, rules: SaveRules, signal?: AbortSignal): Promise<Picture>;
  find(id: string): Promise<Picture | null>;
  /** One copy's bytes, or null when there is none. `name` is `WIDTHxHEIGHT.webp`. */
  read(id: string, name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  remove(id: string): Promise<void>;
  /** Ids of all pictures and kept files, each once, in no promised order; in a database only of pictures an hour old. */
  list(): Promise<string[]>;
  queue(): { running: number; waiting: number };
  close(): Promise<void>;
}
