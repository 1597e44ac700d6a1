import type * as z from 'zod/mini';
import type { Answer, Call, FileAnswer, Params, Schema } from '#contract/calls/call.ts';
import type { ErrorCode } from '#contract/calls/problem.ts';
import { isMay, type May } from '#contract/roles.ts';
import type { LimitName } from '../attempts/limits.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Deps } from './deps.ts';

type Out<S> = S extends Schema ? z.core.output<S> : undefined;
type Answered<A> = A extends Schema ? z.core.input<A> : A extends FileAnswer ? Response : unknown;

/** What a handler gets: everything already checked. */
interface Received<Path extends string, Query, Body, Who> {
  deps: Deps;
  params: Params<Path>;
  query: Query;
  body: Body;
  files: Record<string, Upload[]>;
  actor: Who;
  /** A header of the request, or null. */
  header: (name: string) => string | null;
  /** The caller's address, for rate limits only: never stored, never logged. */
  address: string;
  /** Sends a cookie with the answer. */
  setCookie: (cookie: string) => void;
}

/** What only the server knows of a call. */
interface Handling<Path extends string, Query, Body, Answers, Who> {
  /** The subject under which `/api/docs` lists it. */
  tag: string;
  summary: string;
  limit?: LimitName;
  /** Whether a request with this Idempotency-Key was done before: then it does not count against `limit` again, and makes nothing grow. */
  isRepeat?: (deps: Deps, key: string, params: Params<Path>) => boolean;
  /** Works also while the disk is nearly full: it decides, frees space or only reads. Reading, deleting and signing in always do. */
  essential?: true;
  /** Checks the JSON body as it was sent, before it is read: for signatures. */
  checkBody?: (deps: Deps, text: string, header: (name: string) => string | null) => void;
  /** Ways to fail that the rest of the description does not tell. */
  mayFail?: readonly ErrorCode[];
  /** 200 where it is not said; 204 where `answer` is null. 202 for what is done after the answer. */
  status?: 200 | 201 | 202;
  /** Collections whose changes invalidate the cached response; without them nothing is cached. Only for `anyone`. */
  invalidatedBy?: readonly CollectionName[];
  /** When the cached response expires although nothing has changed, where the time of day matters; 1970 where none is cached. */
  expiresAt?: (deps: Deps) => Date | null;
  handle(received: Received<Path, Query, Body, Who>): Promise<Answered<Answers>> | Answered<Answers>;
}

/** A call with its handling and without its types, as the route table lists it. */
export type Route = Call &
  Omit<Handling<string, unknown, unknown, unknown, Actor | null>, 'handle' | 'isRepeat'> & {
    isRepeat?: (deps: Deps, key: string, params: Record<string, string>) => boolean;
    handle(received: Received<string, unknown, unknown, Actor | null>): Promise<unknown> | unknown;
  };

/** True for a call that works also while the disk is nearly full. */
export const isEssential = ({ method, tag, essential }: Route): boolean =>
  essential === true || method === 'get' || method === 'delete' || tag === 'Sign-in';

/** How the server answers a call. @throws Error for a call that does not say who may make it. */
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
