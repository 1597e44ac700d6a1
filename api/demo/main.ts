import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../app/run-until-stopped.ts';
import { generatePassword } from '../identity/generate-password.ts';
import { drawPictures } from './draw-pictures.ts';
import { uploadDrawing } from './drawings.ts';
import { seedDemo } from './seed.ts';
import { seedDay } from './seed-day.ts';
import { DEMO_PREFIX, sweepDemoFolders } from './sweep-folders.ts';

const DRAW_AFTER_MS = 1000;

await sweepDemoFolders(tmpdir(), Date.now());
const folder = mkdtempSync(join(tmpdir(), DEMO_PREFIX));
const email = 'demo@southeastcarefund.example';
const password = generatePassword();
const illustrations = resolve(import.meta.dirname, '../../site/illustrations');

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const signals = ['SIGINT', 'SIGTERM'] as const;
const giveUp = () => process.exit(0);
for (const signal of signals) process.once(signal, giveUp);

await run({
  variables: { ...process.env, DATA_DIR: folder, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  serverDir: import.meta.dirname,
  banner: {
    sentence:
      'This is a demo: its people, offers and testimonials are made up, and everything is deleted when it stops.',
    style: '/demo.css',
  },
  prepare: async ({ deps }) => {
    process.stdout.write('Making the demo data: 156 donations, 24 blog posts, 8 testimonials ...\n');
    const jobs = await seedDemo(deps);
    const { signIns, manageUrl, helpUrl } = await seedDay(deps);
    const draw = (name: string) => uploadDrawing(deps, join(illustrations, `${name}.svg`));
    setTimeout(() => void drawPictures(deps, jobs, draw), DRAW_AFTER_MS);
    // From here on, the server handles the signals.
    for (const signal of signals) process.off(signal, giveUp);
    return [
      `Sign in at /admin/login with ${email} and the password ${password}`,
      ...signIns.map((one) => `${one.role}: ${one.email} with ${one.password} (${one.name})`),
      `A donor’s own page: ${manageUrl}`,
      `The own page of somebody who asked for help: ${helpUrl}`,
      'This copy is thrown away when you stop it.',
    ];
  },
});
