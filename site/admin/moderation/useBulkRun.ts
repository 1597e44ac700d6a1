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

/** What is decided about several records at once. */
export interface BulkOrder<Item extends Picked> {
  action: BulkAction;
  reasons: BulkDetails;
  parts: readonly Part<Item>[];
}

/** How far an order has come. */
export interface BulkProgress<Item extends Picked> {
  order: BulkOrder<Item>;
  total: number;
  /** `paused` after a call failed, `over` when nothing more will be sent. */
  phase: 'running' | 'paused' | 'over';
  /** One for each record that the server has answered about. */
  results: readonly BulkResult[];
  /** What is not answered yet. */
  left: readonly Part<Item>[];
  /** Why it paused. */
  problem: string;
  /** How many may have been changed by a call whose answer was lost. */
  unsure: number;
}

interface Parts<Item extends Picked> {
  send(order: BulkOrder<Item>, part: Part<Item>): Promise<readonly Answered[]>;
  /** Told after every answer. */
  onAnswered(results: readonly BulkResult[]): void;
  /** Told when it pauses or is over, with the records that the server says are done. */
  onHalt(order: BulkOrder<Item>, done: readonly BulkResult[]): void;
}

/**
 * Sends an order part by part and keeps what the server said about each record. It pauses when a call fails, and goes on with
 * the same part under the same key. It stops when the screen is left.
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
    /** Lets the part on its way come to its end and sends no more. */
    stop() {
      stopped.current = true;
    },
    dismiss: () => setProgress(null),
  };
};
