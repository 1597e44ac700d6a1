import type * as z from 'zod/mini';
import type { May } from '../roles.ts';
import type { ApiScope } from '../tokens/api-tokens.ts';

export type Schema = z.core.$ZodType;

export interface FileAnswer {
  contentType: string;
}

export const csvFile: FileAnswer = { contentType: 'text/csv' };
export const translationsFile: FileAnswer = { contentType: 'text/x-gettext-translation' };
export const calendarFile: FileAnswer = { contentType: 'text/calendar' };

export const eventStream: FileAnswer = { contentType: 'text/event-stream' };
export const exportFile: FileAnswer = { contentType: 'application/json' };

export type Answer = Schema | FileAnswer | null;

export const isFileAnswer = (answer: Answer): answer is FileAnswer => answer !== null && 'contentType' in answer;

/** Files of one form field, each of at most `UPLOAD_MAX_BYTES`. */
export interface FileField {
  max: number;
  countMessage: string;
  sizeMessage: string;
  typeMessage?: string;
}

type NameIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | NamesIn<Rest>
  : NameIn<Path>;

export type Params<Path extends string> = { [Name in NamesIn<Path>]: string };

type Files = Readonly<Record<string, FileField>>;

export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answers extends Answer = Answer,
  Who extends May = May,
  Sent extends Files | undefined = Files | undefined,
> {
  /** Unique and never changed: clients generated from the API description use it as the function's name. */
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with parameters as `:name`. */
  path: Path;
  may: Who;
  /** Scope that an API token needs; without one, no token may make this call. */
  scope?: ApiScope;
  query?: Query;
  /** JSON, or the text fields of a form if there are `files`. */
  body?: Body;
  files?: Sent;
  repeated?: readonly string[];
  answer: Answers;
}

/* @__NO_SIDE_EFFECTS__ */ // Else the scripts of every page carry the schemas of calls that it does not make.
export const call = <
  const Path extends string,
  const Who extends May,
  Answers extends Answer,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Sent extends Files | undefined = undefined,
>(
  described: Call<Path, Query, Body, Answers, Who, Sent>,
): Call<Path, Query, Body, Answers, Who, Sent> => described;
