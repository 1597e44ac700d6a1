import { resolve } from 'node:path';
import type { ChunkingContext } from 'rolldown';

/** Without this the bundler makes a file for each set of screens that share a module: 112 instead of 21 for the testimonials. */
export const portalChunks = { groups: [{ name: 'shared', minShareCount: 3 }] };

const inSite = (path: string) => resolve(import.meta.dirname, '../site', path).replaceAll('\\', '/');
const testimonials = inSite('pages/testimonials/testimonials-page.ts');
const yourTestimonial = inSite('pages/testimonials/your-testimonial-page.ts');
const donations = inSite('pages/donations/donations-page.ts');
const yourDonation = inSite('pages/donations/your-donation-page.ts');
const help = inSite('pages/help/help-page.ts');
const yourHelp = inSite('pages/help/your-help-page.ts');
const contact = inSite('pages/contact/contact-page.ts');

/** A module goes into the first chunk that all pages which need it load. */
const pageChunks: Readonly<Record<string, readonly string[]>> = {
  'your-testimonial': [yourTestimonial],
  testimonials: [testimonials, yourTestimonial],
  donations: [donations],
  'your-donation': [yourDonation],
  help: [help],
  'your-help': [yourHelp],
  'both-help': [help, yourHelp],
  contact: [contact],
  'manage-link': [yourTestimonial, yourDonation, yourHelp],
  'help-and-contact': [help, yourHelp, contact],
  'offer-and-help': [donations, yourDonation, help, yourHelp],
  'heard-helplines': [yourTestimonial, donations, yourDonation, contact, help, yourHelp],
};
const entries = [inSite('hydrate.tsx'), ...new Set(Object.values(pageChunks).flat())];

const withImports = (entry: string, graph: ChunkingContext): Set<string> => {
  if (!graph.getModuleInfo(entry)) throw new Error(`scripts/chunks.ts: ${entry} is no longer part of the site.`);
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** Without this a form loads 35 files more, 6 KB heavier; with one chunk for all that is shared, 10 KB heavier. */
export const publicChunks = () => {
  let needs: ReadonlyMap<string, Set<string>> | undefined;
  const name = (id: string, graph: ChunkingContext): string | null => {
    needs ??= new Map(entries.map((entry) => [entry, withImports(entry, graph)]));
    const needing = entries.filter((entry) => needs?.get(entry)?.has(id));
    if (needing.length === 0 || id.endsWith('.css')) return null;
    const fitting = Object.entries(pageChunks).find(([, pages]) => needing.every((entry) => pages.includes(entry)));
    return fitting?.[0] ?? 'frame';
  };
  return {
    groups: [
      { name: 'loader', test: inSite('loader.ts'), priority: 2 },
      { debugName: 'hydrated pages', name, priority: 1, includeDependenciesRecursively: false },
    ],
  };
};
