import { resolve } from 'node:path';
import type { ChunkingContext } from 'rolldown';

const inSite = (path: string) => resolve(import.meta.dirname, '../site', path).replaceAll('\\', '/');

/** The hydrated pages' entries, by the chunk that each one's own modules go into. */
const entries = {
  frame: inSite('hydrate.tsx'),
  donations: inSite('pages/donations/donations-page.ts'),
  testimonials: inSite('pages/testimonials/testimonials-page.ts'),
  'your-testimonial': inSite('pages/testimonials/your-testimonial-page.ts'),
};
type Chunk = keyof typeof entries;
const chunks = Object.keys(entries) as Chunk[];

/** A module with everything that it imports statically, itself included. */
const withImports = (entry: string, graph: ChunkingContext): Set<string> => {
  if (!graph.getModuleInfo(entry)) throw new Error(`scripts/public-chunks.ts: ${entry} is no longer part of the site.`);
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** What one entry alone needs is in its chunk, what several need in the frame. */
const chunkFor = (needing: readonly Chunk[]): Chunk | null => {
  if (needing.length < 2) return needing[0] ?? null;
  return needing.includes('frame') || needing.includes('donations') ? 'frame' : 'testimonials';
};

/**
 * How the scripts of the public pages are split: the loader, the frame with the libraries, and one chunk for each form.
 * Without this the bundler makes a file for each set of pages that share a module: a form loads 35 more, 6 KB heavier.
 */
export const publicChunks = () => {
  let needs: ReadonlyMap<Chunk, Set<string>> | undefined;
  const name = (id: string, graph: ChunkingContext): Chunk | null => {
    needs ??= new Map(chunks.map((chunk) => [chunk, withImports(entries[chunk], graph)]));
    return id.endsWith('.css') ? null : chunkFor(chunks.filter((chunk) => needs?.get(chunk)?.has(id)));
  };
  return {
    groups: [
      { name: 'loader', test: inSite('loader.ts'), priority: 2 },
      { debugName: 'hydrated pages', name, priority: 1, includeDependenciesRecursively: false },
    ],
  };
};
