import type { ModuleInfo } from 'rolldown';

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const APPLICATION = /\/site\/hydrate\.tsx$/;
const LOADER = /\/site\/loader\.ts$/;
const PRELOADER = /vite\/preload-helper/;
const STYLES = /\.css$/;
const LIBRARIES = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/[^/]+|zod)\//;

const isReached = (id: string, graph: Graph, seen: Set<string>): boolean => {
  if (APPLICATION.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  // The application brings its pages itself; what a page brings later (the staff's half, for one) is not wanted here.
  return (
    (info?.dynamicImporters.some((by) => APPLICATION.test(by)) ?? false) ||
    (info?.importers.some((by) => isReached(by, graph, seen)) ?? false)
  );
};

/** What the loader shares with the application stays small and apart, or every page would load all the rest. */
const isEarly = (id: string, graph: Graph): boolean =>
  PRELOADER.test(id) || (graph.getModuleInfo(id)?.importers.some((by) => LOADER.test(by)) ?? false);

/**
 * How the browser's scripts are cut. What the application of the public pages shares comes in two files, libraries and
 * our own code: each file costs its headers, and many small ones compress badly.
 */
export const publicChunks = {
  groups: [
    {
      debugName: 'early',
      name: (id: string, graph: Graph) => (isEarly(id, graph) ? 'early' : null),
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'libraries',
      name: (id: string, graph: Graph) => (LIBRARIES.test(id) && isReached(id, graph, new Set()) ? 'libraries' : null),
      priority: 2,
    },
    {
      debugName: 'site',
      name: (id: string, graph: Graph) => (!STYLES.test(id) && isReached(id, graph, new Set()) ? 'site' : null),
      minShareCount: 2,
      priority: 1,
    },
  ],
};
