import type * as z from 'zod/mini';
import type { May } from '../roles.ts';
import type { Answer, Call, Params, Schema } from './call.ts';

type Value = string | number | undefined;
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;
type QueryOf<S> = S extends Schema ? { query?: { readonly [Name in keyof z.core.input<S>]?: Value } } : unknown;
type BodyOf<S> = S extends Schema ? { body: Sent<z.core.input<S>> } : unknown;

export type PlaceOf<C> =
  C extends Call<infer Path, infer Query, Schema | undefined> ? Params<Path> & QueryOf<Query> : never;

export type InputOf<C> =
  C extends Call<string, Schema | undefined, infer Body, Answer, May, infer Files>
    ? PlaceOf<C> & (Files extends object ? { form: FormData } : BodyOf<Body>)
    : never;

interface Given {
  query?: Readonly<Record<string, Value>>;
}

/** Leaves out empty parameters. */
const withQuery = (path: string, query: Given['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

export const addressOf = <C extends Call>({ path }: C, input: PlaceOf<C>): string => {
  const params = input as Readonly<Record<string, string>>;
  const filled = path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return withQuery(filled, (input as Given).query);
};
