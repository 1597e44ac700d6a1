import { resolve } from 'node:path';
import type { ChunkingContext } from 'rolldown';

const inSite = (path: string) => resolve(import.meta.dirname, '../site', path).replaceAll('\\', '/');

/** The hydrated pages' entries, by the chunk that each one's own modules go into. */
const entries = {
  frame: inSite('hydrate.tsx'),
  donations: inSite('pages/donations/donations-page.ts'),
  testimonials: inSite('pages/testimonials/testimonials-page.ts'),
  'your-testimonial': inSite('pages/testimonials/your-testimonial-page.ts'),
  contact: inSite('pages/contact/contact-page.ts'),
  'your-donation': inSite('pages/donations/your-donation-page.ts'),
};
type Entry = keyof typeof entries;
const names = Object.keys(entries) as Entry[];

/** What only these entries share has a chunk of its own, so that no other form loads it. */
const shared = {
  testimonials: ['testimonials', 'your-testimonial'],
  offer: ['donations', 'your-donation'],
  'manage-link': ['your-testimonial', 'your-donation'],
  'offer-and-contact': ['donations', 'your-donation', 'contact'],
  'testimonial-and-contact': ['testimonials', 'your-testimonial', 'contact'],
} as const satisfies Record<string, readonly Entry[]>;
type Chunk = Entry | keyof typeof shared;
const sharedChunks = Object.entries(shared) as [keyof typeof shared, readonly Entry[]][];

/** A module with everything that it imports statically, itself included. */
const withImports = (entry: string, graph: ChunkingContext): Set<string> => {
  if (!graph.getModuleInfo(entry)) throw new Error(`scripts/public-chunks.ts: ${entry} is no longer part of the site.`);
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** What one entry alone needs is in its chunk, what several need in theirs or in the frame. */
const chunkFor = (needing: readonly Entry[]): Chunk | null => {
  if (needing.length < 2) return needing[0] ?? null;
  const found = sharedChunks.find(([, entries]) => needing.every((entry) => entries.includes(entry)));
  return found?.[0] ?? 'frame';
};

/**
 * How the scripts of the public pages are split: the loader, the frame with the libraries, one chunk for each
 * form, and one for what two or three of them share.
 * Without this the bundler makes a file for each set of pages that share a module: a form loads 35 more, 6 KB heavier.
 */
export const publicChunks = () => {
  let needs: ReadonlyMap<Entry, Set<string>> | undefined;
  const name = (id: string, graph: ChunkingContext): Chunk | null => {
    needs ??= new Map(names.map((entry) => [entry, withImports(entries[entry], graph)]));
    return id.endsWith('.css') ? null : chunkFor(names.filter((entry) => needs?.get(entry)?.has(id)));
  };
  return {
    groups: [
      { name: 'loader', test: inSite('loader.ts'), priority: 2 },
      { debugName: 'hydrated pages', name, priority: 1, includeDependenciesRecursively: false },
    ],
  };
};
