import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';

const NO_CONNECTION = 'The connection was lost.';
const FAILED = 'The server could not do this just now.';

const problemIn = (error: unknown): string => sentenceOf(error, error instanceof ApiError ? FAILED : NO_CONNECTION);

/** False for a refusal of the whole call; after any other failure some of it may be done. */
const mayBeDone = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** What is done to many records, a part of them with each call. */
export interface BulkOrder<Part> {
  total: number;
  parts: readonly Part[];
}

export interface BulkProgress<Part, Order extends BulkOrder<Part>, Result> {
  order: Order;
  /** `paused` after a call failed, `over` once nothing more will be sent. */
  phase: 'running' | 'paused' | 'over';
  results: readonly Result[];
  remaining: readonly Part[];
  problem: string;
  /** True if a call with a lost answer may have done the first part that is left. */
  isUnsure: boolean;
}

interface Options<Part, Order extends BulkOrder<Part>, Result> {
  mutationKey?: MutationKey;
  /** Does a part of the order; `again` if more of it is left. */
  send(order: Order, part: Part): Promise<{ results: readonly Result[]; again?: boolean }>;
  onStart?(): void;
  onAnswered?(results: readonly Result[]): void;
  /** Called on a pause and at the end. */
  onHalt(progress: BulkProgress<Part, Order, Result>): void;
  refresh(): Promise<unknown>;
}

/**
 * Asks about an order and sends it part by part. It pauses when a call fails, goes on with the same part, and stops when the
 * screen is left.
 */
export const useBulk = <Question, Part, Order extends BulkOrder<Part>, Result>({
  mutationKey,
  send,
  onStart,
  onAnswered,
  onHalt,
  refresh,
}: Options<Part, Order, Result>) => {
  type Progress = BulkProgress<Part, Order, Result>;
  const [openQuestion, setOpenQuestion] = useState<Question | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const work = async (started: Progress): Promise<void> => {
    let now: Progress = { ...started, phase: 'running', problem: '', isUnsure: false };
    stopped.current = false;
    setProgress(now);
    try {
      for (let [part] = now.remaining; part !== undefined && !stopped.current; [part] = now.remaining) {
        const { results, again = false } = await send(now.order, part);
        now = {
          ...now,
          results: [...now.results, ...results],
          remaining: again ? now.remaining : now.remaining.slice(1),
        };
        onAnswered?.(results);
        setProgress(now);
      }
      now = { ...now, phase: 'over' };
    } catch (error) {
      now = { ...now, phase: 'paused', problem: problemIn(error), isUnsure: mayBeDone(error) };
    }
    setProgress(now);
    onHalt(now);
  };

  const { mutate, isPending } = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: work,
    onSettled: refresh,
  });
  const begin = (from: Progress) => {
    onStart?.();
    mutate(from);
  };
  return {
    openQuestion,
    /** Opens the question; false while something is on its way. */
    ask(question: Question): boolean {
      if (!isPending) setOpenQuestion(() => question);
      return !isPending;
    },
    cancel: () => setOpenQuestion(null),
    progress,
    busy: isPending,
    start: (order: Order) =>
      begin({ order, phase: 'running', results: [], remaining: order.parts, problem: '', isUnsure: false }),
    goOn: () => progress?.phase === 'paused' && begin(progress),
    /** Lets the part under way finish and sends no more. */
    stop() {
      stopped.current = true;
    },
    dismiss: () => setProgress(null),
  };
};
