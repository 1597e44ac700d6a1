export type NameRoute = (url: string | undefined) => string;

const FILE = /\.[a-z0-9]{1,12}$/i;

const isMatch = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));

/**
 * Earlier patterns win; `:name` stands for any one part. Anything else is `/admin/*`, `/api/*`, `file` or `other`, so that
 * invented addresses never become names.
 */
export const createRouteNames = (patterns: readonly string[]): NameRoute => {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes(':')));
  const byLength = new Map<number, { name: string; parts: string[] }[]>();
  for (const name of new Set(patterns)) {
    if (exact.has(name)) continue;
    const parts = name.split('/');
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { name, parts }]);
  }
  return (url = '') => {
    const path = url.split('?', 1)[0] ?? '';
    if (exact.has(path)) return path;
    const parts = path.split('/');
    const found = byLength.get(parts.length)?.find((pattern) => isMatch(pattern.parts, parts));
    if (found) return found.name;
    if (path === '/admin' || path.startsWith('/admin/')) return '/admin/*';
    if (path.startsWith('/api/')) return '/api/*';
    return FILE.test(path) ? 'file' : 'other';
  };
};
