/**
 * The key of a call's cached response: what the call understood of its address, with defaults filled in, in the schema's
 * order. Unknown parameters and other spellings of the same are not part of it. `query` is what the schema made of it.
 */
export const callKey = (path: string, params: Record<string, string>, query: unknown): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const known = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(known).toString();
  return `/api${filled}${search && `?${search}`}`;
};
