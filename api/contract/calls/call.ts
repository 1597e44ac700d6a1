import type * as z from 'zod/mini';
import type { May } from '../roles.ts';
import type { ApiScope } from '../tokens/api-tokens.ts';

export type Schema = z.core.$ZodType;

/** An answer that is not JSON but a file. */
export interface FileAnswer {
  contentType: string;
}

/** A table that a browser saves. */
export const csvFile: FileAnswer = { contentType: 'text/csv' };
/** Sentences that a translator's tool reads: PO, the format of GNU gettext. */
export const translationsFile: FileAnswer = { contentType: 'text/x-gettext-translation' };
/** Dates that a calendar reads. */
export const calendarFile: FileAnswer = { contentType: 'text/calendar' };

/** Events as they happen. */
export const eventStream: FileAnswer = { contentType: 'text/event-stream' };
/** Everything about a person, as a file. */
export const exportFile: FileAnswer = { contentType: 'application/json' };

export type Answer = Schema | FileAnswer | null;

export const isFileAnswer = (answer: Answer): answer is FileAnswer => answer !== null && 'contentType' in answer;

/** The files of one field of a form, each of at most `UPLOAD_MAX_BYTES`. */
export interface FileField {
  max: number;
  countMessage: string;
  sizeMessage: string;
  /** For a file that is not a picture; a general sentence otherwise. */
  typeMessage?: string;
}

type NameIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | NamesIn<Rest>
  : NameIn<Path>;

/** The parameters of a path such as `/runs/:id`. */
export type Params<Path extends string> = { [Name in NamesIn<Path>]: string };

type Files = Readonly<Record<string, FileField>>;

/** A call of the API as the server, the screens and the tests know it. */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answers extends Answer = Answer,
  Who extends May = May,
  Sent extends Files | undefined = Files | undefined,
> {
  /** Unique, and never changed: the call's function in clients that are generated from the description. */
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with parameters as `:name`. */
  path: Path;
  may: Who;
  /** What an API token needs to make this call; without it no token may. */
  scope?: ApiScope;
  query?: Query;
  /** JSON, or the text fields of a form where there are `files`. */
  body?: Body;
  files?: Sent;
  /** The fields of the form that may be sent several times: their values are a list. */
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
