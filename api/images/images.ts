import type { Picture } from '#contract/pictures.ts';

/** An uploaded file: bytes in a temporary file that the request owns and removes. */
export interface Upload {
  path: string;
  size: number;
}

/** Cleans uploaded pictures and keeps their copies. */
export interface Images {
  /**
   * Checks the bytes (JPEG, PNG, WebP; at most 40 megapixels), re-encodes them upright and without metadata in every size
   * of `pictureSizes`, and keeps the copies under `id`. Waits its turn: few pictures are worked on at once.
   * @throws Failure `unsupported_media_type` or `too_large` (with the sentences given), leaving no file behind.
   */
  save(id: string, upload: Upload, sentences: { type: string; size: string }): Promise<Picture>;
  /** One copy's bytes, or null when there is none. `name` is `WIDTHxHEIGHT.webp`. */
  read(id: string, name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** Removes every copy of the picture; does nothing when there is none. */
  remove(id: string): Promise<void>;
  /** The ids of all pictures that are kept, in no promised order. */
  list(): Promise<string[]>;
  /** Ends the workers. */
  close(): Promise<void>;
}
