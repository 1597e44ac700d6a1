import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Screens that open without a connection even if nobody has opened them before. */
const SCREENS = /\/site\/admin\/(?:main|runs\/Runs?Page|login\/LoginPage|today\/TodayPage)\.tsx$/;
const OTHERS = /\.css$|-latin-(?!ext)[\w-]*\.woff2$|-icons-|logo-mark|service-transport|offline-lighthouse/;

const chunksOf = (bundle: Rolldown.OutputBundle): Set<string> => {
  const found = new Set<string>();
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => SCREENS.test(id))) found.add(name);
  }
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
