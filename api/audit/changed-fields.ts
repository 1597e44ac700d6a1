import type { AuditFields } from '#contract/audit/audit.ts';

const FIELDS_MAX = 60;
const TEXT_MAX = 200;

type Plain = AuditFields[string];

const plain = (value: unknown): Plain => {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX - 1)}…` : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** Flattens a record: `{ contact: { phone } }` becomes `contact.phone`. */
const leavesOf = (value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null) return into.set(path, value);
  for (const [key, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${key}` : key, into);
  return into;
};

/**
 * Returns at most 60 fields, long texts cut; a field that only one record has is null in the other. Pass only data that may be
 * written to the audit log.
 */
export const changedFields = (before: object, after: object): { before: AuditFields; after: AuditFields } => {
  const oldLeaves = leavesOf(before, '', new Map());
  const newLeaves = leavesOf(after, '', new Map());
  const differing = [...new Set([...oldLeaves.keys(), ...newLeaves.keys()])]
    .filter((path) => path !== '' && oldLeaves.get(path) !== newLeaves.get(path))
    .slice(0, FIELDS_MAX);
  const pick = (from: Map<string, unknown>) =>
    Object.fromEntries(differing.map((path) => [path, plain(from.get(path))]));
  return { before: pick(oldLeaves), after: pick(newLeaves) };
};
