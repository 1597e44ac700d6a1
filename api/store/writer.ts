import type { CollectionName } from './collections.ts';
import type { Stored } from './definitions.ts';
import type { Staging } from './staging.ts';

/** Made durable as a whole or not at all. */
export interface Batch {
  changes: ReturnType<Staging['changes']>;
  erase: boolean;
}

export interface Writer {
  /** Called before the edits run: shows what other processes have changed, and keeps them from writing until the batch ends. */
  begin?(): Promise<void>;
  /** Called instead of `write` when the edits have changed nothing. */
  abandon?(): Promise<void>;
  /** Resolves when the batch is durable; when it rejects, nothing of the batch may be left, unless with `OutcomeUnknown`. */
  write(batch: Batch): Promise<void>;
  written?(batch: Batch): void;
  /** Rejects when nothing could be written now; called between two batches. Without it a batch is begun and abandoned. */
  probe?(): Promise<void>;
}

export const probeWriter = async (writer: Writer): Promise<void> => {
  if (writer.probe) return writer.probe();
  await writer.begin?.();
  await writer.abandon?.();
};

/** Thrown by a writer that cannot find out whether a batch was written. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Without `after` the record was removed. */
export interface RemoteChange {
  collection: CollectionName;
  id: string;
  after: Stored | undefined;
}
