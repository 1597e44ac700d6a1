import type { ModuleInfo } from 'rolldown';

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const STYLES = /\.css$/;
const LOADER = /\/site\/loader\.ts$/;
const PRELOADER = /vite\/preload-helper/;
/** What visitors bring to life: the frame of every page, and the pages with a form. */
const ALIVE =
  /\/site\/(?:hydrate|pages\/donations\/DonationsPage|pages\/testimonials\/(?:Testimonials|YourTestimonial)Page)\.tsx$/;

const importersOf = (id: string, graph: Graph): readonly string[] => graph.getModuleInfo(id)?.importers ?? [];

const isLoaders = (id: string, graph: Graph): boolean =>
  LOADER.test(id) || PRELOADER.test(id) || importersOf(id, graph).some((by) => LOADER.test(by));

/** Which of the living parts reach a module. */
const reachedFrom = (id: string, graph: Graph, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  if (!ALIVE.test(id)) for (const by of importersOf(id, graph)) reachedFrom(by, graph, seen);
  return seen;
};

/** `frame` for what every living page needs, else the form that needs it. */
const livingPart = (id: string, graph: Graph): string | null => {
  const parts = [...reachedFrom(id, graph)].filter((one) => ALIVE.test(one));
  const forms = new Set(parts.map((one) => (one.includes('/testimonials/') ? 'testimonials' : 'donations')));
  if (forms.size > 1 || parts.some((one) => one.endsWith('/hydrate.tsx'))) return 'frame';
  const [form = null] = forms;
  return parts.every((one) => one.endsWith('/YourTestimonialPage.tsx')) && form ? 'yours' : form;
};

/**
 * How the scripts of the public pages are cut: the loader, which every page has, and what visitors bring to life, in two
 * files: the frame with the libraries, and the form. Each file costs its headers, and many small ones compress badly.
 */
export const publicChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { debugName: 'loader', name: (id: string, graph: Graph) => (isLoaders(id, graph) ? 'loader' : null), priority: 2 },
    {
      debugName: 'living parts',
      name: (id: string, graph: Graph) => (STYLES.test(id) ? null : livingPart(id, graph)),
      priority: 1,
    },
  ],
};
