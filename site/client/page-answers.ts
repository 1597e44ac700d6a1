import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { problemOf } from './api-error.ts';
import type { Platform } from './platform.ts';
import { type AnswerOf, send } from './send.ts';

export interface AnswerKey<T> {
  name: string;
  /** Never set: it carries the type. */
  holds?: T;
}

export interface PageCall<T> extends AnswerKey<T> {
  ask: () => Promise<T>;
}

export const pageKey = <C extends Call>(
  { name }: C | Pick<Call, 'name'>,
  input: InputOf<C>,
): AnswerKey<AnswerOf<C>> => ({
  name: `${name} ${JSON.stringify(input)}`,
});

export const pageCall = <C extends Call>(platform: Platform, call: C, input: InputOf<C>): PageCall<AnswerOf<C>> => ({
  ...pageKey(call, input),
  ask: () => send(platform, call, input),
});

export interface Answer<T> {
  data?: T;
  error?: unknown;
  asking?: true;
}

export type SentAnswers = Record<string, { data?: unknown; error?: unknown }>;

export interface PageAnswers {
  get<T>(key: AnswerKey<T>): Answer<T>;
  set<T>(key: AnswerKey<T>, data: T): void;
  /** A failure leaves the earlier data. */
  ask<T>(call: PageCall<T>): Promise<Answer<T>>;
  /** Does nothing unless there is data older than five minutes. */
  refresh<T>(call: PageCall<T>, now: number): void;
  subscribe(listener: () => void): () => void;
  /** Plain data; of an error, only what the server says of it to people. */
  sent(): SentAnswers;
}

const NOTHING = {};

const FRESH_MS = 5 * 60_000;

interface RenderedWith {
  answers: SentAnswers;
  /** ISO 8601. */
  renderedAt: string;
}

/**
 * Empty on the server, which asks once. The browser starts with what the document was rendered with, and retries a failed call
 * once.
 */
export const createPageAnswers = (rendered?: RenderedWith): PageAnswers => {
  const cached = new Map<string, Answer<unknown>>(Object.entries(rendered?.answers ?? {}));
  const listeners = new Set<() => void>();
  const keep = (name: string, answer: Answer<unknown>) => {
    cached.set(name, answer);
    for (const listener of listeners) listener();
  };
  // The type stands in the key: under one name lies what its own call answered.
  const get = <T>({ name }: AnswerKey<T>) => (cached.get(name) ?? NOTHING) as Answer<T>;
  const ask = async <T>(call: PageCall<T>): Promise<Answer<T>> => {
    keep(call.name, { ...get(call), asking: true });
    try {
      keep(call.name, { data: await (rendered ? call.ask().catch(() => call.ask()) : call.ask()) });
    } catch (error) {
      const { data } = get(call);
      keep(call.name, data === undefined ? { error } : { data, error });
    }
    return get(call);
  };
  return {
    get,
    set: ({ name }, data) => keep(name, { data }),
    ask,
    refresh(call, now) {
      const old = rendered !== undefined && now - Date.parse(rendered.renderedAt) > FRESH_MS;
      if (old && get(call).data !== undefined) void ask(call);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sent: () =>
      Object.fromEntries(
        [...cached].map(([name, { data, error }]) => [
          name,
          error === undefined ? { data } : { data, error: { problem: problemOf(error) } },
        ]),
      ),
  };
};
