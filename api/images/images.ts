import type { Picture } from '#contract/images/pictures.ts';

/** Who has sent a file: the pictures of different senders take turns. Never stored, never logged. */
export interface Sender {
  /** The client's address, or the id of a person of staff. */
  key: string;
  /** The pictures of staff go before those of visitors. */
  isStaff: boolean;
  /** Aborted when the client hangs up before it has its answer. */
  signal: AbortSignal;
}

/** An uploaded file: bytes in a temporary file that the request owns and removes. */
export interface Upload {
  path: string;
  size: number;
  /** Without a sender it is the server's own work, which goes before that of visitors. */
  sender?: Sender;
}

type Sentences = { type: string; size: string };
/** `square` keeps the middle of the picture alone, as small as a face is shown. */
type SaveRules = Sentences & { square?: boolean };

/** Cleans uploaded pictures and keeps their copies. */
export interface Images {
  /** Checks a file by its header alone. @throws Failure `unsupported_media_type` or `too_large` with the sentences given. */
  check(upload: Upload, sentences: Sentences): Promise<void>;
  /**
   * Moves a file where it outlives its request and the process, until its picture is saved or removed.
   * @returns the file at its new place.
   */
  keep(id: string, upload: Upload): Promise<Upload>;
  /** The file that `keep` has put aside under this id, or null. */
  kept(id: string): Promise<Upload | null>;
  /**
   * Checks the bytes (JPEG, PNG, WebP; at most 40 megapixels), re-encodes them upright and without metadata in every size
   * of `pictureSizes`, and stores the copies under `id`; the file of `keep` is removed then. Waits its turn: few pictures are
   * worked on at once.
   * @throws Failure `unsupported_media_type` or `too_large` (with the sentences given), `unavailable` for trouble of the
   * server's own or once `signal` is aborted; without copies then.
   */
  save(id: string, upload: Upload, rules: SaveRules, signal?: AbortSignal): Promise<Picture>;
  /** The picture whose copies are stored under this id, or null. */
  find(id: string): Promise<Picture | null>;
  /** One copy's bytes, or null when there is none. `name` is `WIDTHxHEIGHT.webp`. */
  read(id: string, name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** Removes every copy of the picture, and the file of `keep`; does nothing when there is none. */
  remove(id: string): Promise<void>;
  /** The ids of all pictures, in a database of those that are an hour old, and of all files that are kept, each once, in no promised order. */
  list(): Promise<string[]>;
  /** How many pictures are worked on, and how many wait for that, in this process. */
  queue(): { running: number; waiting: number };
  /** Ends the workers; what waits for them is rejected with a Failure `unavailable`. */
  close(): Promise<void>;
}
