import { useEffect, useRef, useState } from 'react';
import {
  type Answered,
  type BulkAction,
  type BulkDetails,
  type BulkResult,
  type Part,
  type Picked,
  resultsOf,
} from './bulk-parts.ts';
import { mayBeDone, problemIn } from './bulk-problem.ts';

export interface BulkOrder<Item extends Picked> {
  action: BulkAction;
  reasons: BulkDetails;
  parts: readonly Part<Item>[];
}

export interface BulkProgress<Item extends Picked> {
  order: BulkOrder<Item>;
  total: number;
  /** `paused` after a call failed, `over` once nothing more will be sent. */
  phase: 'running' | 'paused' | 'over';
  results: readonly BulkResult[];
  left: readonly Part<Item>[];
  problem: string;
  /** Number of records that a call with a lost answer may have changed. */
  unsure: number;
}

interface Parts<Item extends Picked> {
  send(order: BulkOrder<Item>, part: Part<Item>): Promise<readonly Answered[]>;
  onAnswered(results: readonly BulkResult[]): void;
  /** Called on a pause and at the end, with the records that the server confirmed. */
  onHalt(order: BulkOrder<Item>, done: readonly BulkResult[]): void;
}

/**
 * Sends an order part by part. It pauses when a call fails, goes on with the same part under the same key, and stops when the
 * screen is left.
 */
export const useBulkRun = <Item extends Picked>({ send, onAnswered, onHalt }: Parts<Item>) => {
  const [progress, setProgress] = useState<BulkProgress<Item> | null>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const work = async (started: BulkProgress<Item>): Promise<void> => {
    let now: BulkProgress<Item> = { ...started, phase: 'running', problem: '', unsure: 0 };
    stopped.current = false;
    setProgress(now);
    for (const part of now.left) {
      if (stopped.current) break;
      try {
        const results = resultsOf(part.items, await send(now.order, part));
        now = { ...now, results: [...now.results, ...results], left: now.left.slice(1) };
        onAnswered(results);
        setProgress(now);
      } catch (error) {
        now = {
          ...now,
          phase: 'paused',
          problem: problemIn(error),
          unsure: mayBeDone(error) ? part.items.length : 0,
        };
        break;
      }
    }
    now = now.phase === 'paused' ? now : { ...now, phase: 'over' };
    setProgress(now);
    onHalt(
      now.order,
      now.results.filter(({ isDone }) => isDone),
    );
  };

  return {
    progress,
    work,
    begin: (order: BulkOrder<Item>): BulkProgress<Item> => ({
      order,
      total: order.parts.reduce((sum, { items }) => sum + items.length, 0),
      phase: 'running',
      results: [],
      left: order.parts,
      problem: '',
      unsure: 0,
    }),
    /** Lets the part under way finish and sends no more. */
    stop() {
      stopped.current = true;
    },
    dismiss: () => setProgress(null),
  };
};
