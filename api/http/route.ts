import type * as z from 'zod/mini';
import type { Answer, Call, FileAnswer, Params, Schema } from '#contract/calls/call.ts';
import type { ErrorCode } from '#contract/calls/problem.ts';
import { isMay, type May } from '#contract/roles.ts';
import type { LimitName } from '../attempts/attempt-limits.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Deps } from './deps.ts';

type Out<S> = S extends Schema ? z.core.output<S> : undefined;
type Answered<A> = A extends Schema ? z.core.input<A> : A extends FileAnswer ? Response : unknown;

interface Received<Path extends string, Query, Body, Who> {
  deps: Deps;
  params: Params<Path>;
  query: Query;
  body: Body;
  files: Record<string, Upload[]>;
  actor: Who;
  header: (name: string) => string | null;
  /** For rate limits only: never stored, never logged. */
  address: string;
  setCookie: (cookie: string) => void;
}

interface Handling<Path extends string, Query, Body, Answers, Who> {
  tag: string;
  summary: string;
  limit?: LimitName;
  /** True for a repeated idempotency key: the request does not count against `limit` again and stores nothing new. */
  isRepeat?: (deps: Deps, key: string, params: Params<Path>) => boolean;
  /**
   * Works even if the disk is nearly full, as it decides, frees space or only reads; reading, deleting and signing in always
   * do.
   */
  essential?: true;
  /** Checks the raw JSON text, for signatures. */
  checkBody?: (deps: Deps, text: string, header: (name: string) => string | null) => void;
  mayFail?: readonly ErrorCode[];
  /** Defaults to 200, or 204 if `answer` is null; 202 is for work done after the response. */
  status?: 200 | 201 | 202;
  /** Collections whose changes invalidate the cached response; without them nothing is cached. Only for `anyone`. */
  invalidatedBy?: readonly CollectionName[];
  /** Expiry of a cached response that depends on the time of day; 1970 if none is cached. */
  expiresAt?: (deps: Deps) => Date | null;
  handle(received: Received<Path, Query, Body, Who>): Promise<Answered<Answers>> | Answered<Answers>;
}

export type Route = Call &
  Omit<Handling<string, unknown, unknown, unknown, Actor | null>, 'handle' | 'isRepeat'> & {
    isRepeat?: (deps: Deps, key: string, params: Record<string, string>) => boolean;
    handle(received: Received<string, unknown, unknown, Actor | null>): Promise<unknown> | unknown;
  };

export const isEssential = ({ method, tag, essential }: Route): boolean =>
  essential === true || method === 'get' || method === 'delete' || tag === 'Sign-in';

/** @throws Error for a call that does not say who may make it. */
export const route = <
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answers extends Answer,
  Who extends May,
>(
  call: Call<Path, Query, Body, Answers, Who>,
  handling: Handling<Path, Out<Query>, Out<Body>, Answers, Who extends 'anyone' ? null : Actor>,
): Route => {
  if (!isMay(call.may)) throw new Error(`${call.name} names no permission of the table: ${String(call.may)}`);
  return { ...call, ...handling } as unknown as Route;
};
