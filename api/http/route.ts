import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/calls/problem.ts';
import type { ApiScope } from '#contract/tokens/api-tokens.ts';
import type { LimitName } from '../attempts/limits.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Deps } from './deps.ts';

/** Who may call: anyone, any signed-in person (`staff`), or only an administrator. */
export type Access = 'anyone' | 'staff' | 'administrator';

type Schema = z.core.$ZodType;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** An answer that is not JSON: the handler makes the whole `Response`, which is never cached. */
export interface RawAnswer {
  contentType: string;
}

/** True for an answer that the handler makes itself. */
export const isRaw = (answer: Schema | RawAnswer | null): answer is RawAnswer =>
  answer !== null && 'contentType' in answer;

/** Which files a multipart body may hold: how many, and the sentences said otherwise. Each is under `UPLOAD_MAX_BYTES`. */
export interface FileField {
  max: number;
  countMessage: string;
  sizeMessage: string;
  /** Said where it is no picture; the sentence on one image where it is not given. */
  typeMessage?: string;
}

/** What a handler gets: everything already checked. */
interface Call<Query, Body, Who> {
  deps: Deps;
  params: Record<string, string>;
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

export interface RouteSpec<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema | RawAnswer | null,
  R extends Access,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, parameters as `:name`. */
  path: string;
  /** The name of the call's function in a client that is generated from the description: unique, and never changed. */
  operationId: string;
  access: R;
  /** What an API token needs to make this call; without it no token may. Only for `staff`. */
  scope?: ApiScope;
  /** The subject under which `/api/docs` lists it. */
  tag: string;
  summary: string;
  query?: Q;
  /** The body's schema: JSON, or the text fields of a multipart form when `files` is given. */
  body?: B;
  files?: Record<string, FileField>;
  /** Fields of the multipart form that may come several times; they reach the schema as arrays. */
  repeated?: readonly string[];
  limit?: LimitName;
  /** Whether a request with this Idempotency-Key was done before: then it does not count against `limit` again, and makes nothing grow. */
  isRepeat?: (deps: Deps, key: string, params: Record<string, string>) => boolean;
  /** Works also while the disk is nearly full: it decides, frees space or only reads. Reading, deleting and signing in always do. */
  essential?: true;
  /** Checks the JSON body as it was sent, before it is read: for signatures. */
  checkBody?: (deps: Deps, text: string, header: (name: string) => string | null) => void;
  /** Ways to fail that the rest of the description does not tell. */
  mayFail?: readonly ErrorCode[];
  /** 200 where it is not said; 204 where `answer` is null. 202 for what is done after the answer. */
  status?: 200 | 201 | 202;
  answer: A;
  /** Collections whose changes invalidate the cached response; without them nothing is cached. Only for `anyone`. */
  invalidatedBy?: readonly CollectionName[];
  /** When the cached response expires although nothing has changed, where the time of day matters. */
  expiresAt?: (deps: Deps) => Date | null;
  handle(
    call: Call<Out<Q>, Out<B>, R extends 'anyone' ? null : Actor>,
  ):
    | Promise<A extends Schema ? z.core.input<A> : A extends RawAnswer ? Response : void>
    | (A extends Schema ? z.core.input<A> : A extends RawAnswer ? Response : void);
}

/** A call of the API with its types erased, as the route table lists it. */
export type Route = Omit<
  RouteSpec<Schema | undefined, Schema | undefined, Schema | RawAnswer | null, Access>,
  'handle'
> & {
  handle(call: Call<unknown, unknown, Actor | null>): Promise<unknown> | unknown;
};

/** True for a call that works also while the disk is nearly full. */
export const isEssential = ({ method, tag, essential }: Route): boolean =>
  essential === true || method === 'get' || method === 'delete' || tag === 'Sign-in';

/** Describes one call of the API: who may, what goes in, what comes out, and what is done. */
export const route = <
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | RawAnswer | null = null,
  R extends Access = Access,
>(
  spec: RouteSpec<Q, B, A, R>,
): Route => spec as unknown as Route;
