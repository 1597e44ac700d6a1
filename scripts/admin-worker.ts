import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Screens that open without a connection even if nobody has opened them before. */
const SCREENS = [
  'main',
  'account/login/LoginPage',
  'collect/runs/RunPage',
  'collect/runs/RunsPage',
  'shell/today/TodayPage',
].map((path) => `/site/admin/${path}.tsx`);
const OTHERS = /\.css$|-latin-(?!ext)[\w-]*\.woff2$|-icons-|logo-mark|service-transport|offline-lighthouse/;

const chunksOf = (bundle: Rolldown.OutputBundle): Set<string> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(
    SCREENS.map((path) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
      if (!chunk) throw new Error(`${path} is no longer part of the portal.`);
      return chunk.fileName;
    }),
  );
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported);
  }
  return found;
};

export const adminWorker = (): Plugin => ({
  name: 'admin-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const worker = bundle['admin-worker.js'];
    if (this.environment.name !== 'portal' || worker?.type !== 'chunk') return;
    const others = Object.keys(bundle).filter((name) => OTHERS.test(name));
    const files = [...chunksOf(bundle), ...others].map((name) => `/${name}`).sort();
    const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
    const known = `const ADMIN_FILES=${JSON.stringify(files)},ADMIN_BUILD=${JSON.stringify(build)};\n`;
    worker.code = known + worker.code;
  },
});
