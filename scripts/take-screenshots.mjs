// Takes the README's pictures from a demo of its own: the home page, what an administrator finds in the morning, and the vans' week.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';

const SIZE = { width: 1200, height: 750 };
const SIGN_IN = /Sign in at (\S+) with (\S+) and the password (\S+)/;

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

const port = await freePort();
const demo = spawn(process.execPath, ['dist/server/demo.js'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((_, fail) => demo.once('exit', () => fail(new Error('The demo ended before it served.'))));
ended.catch(() => {});
const served = (async () => {
  for await (const line of createInterface({ input: demo.stdout })) {
    const found = SIGN_IN.exec(line);
    if (found) return found;
  }
  throw new Error('The demo did not say how to sign in.');
})();

try {
  const [, signInPath, email, password] = await Promise.race([served, ended]);
  const site = `http://localhost:${port}`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    const take = async (name) => {
      const file = `site/readme-${name}.webp`;
      await sharp(await page.screenshot())
        .webp({ quality: 90 })
        .toFile(file);
      process.stdout.write(`${file}\n`);
    };
    await page.goto(site, { waitUntil: 'networkidle' });
    await take('home');
    await page.goto(site + signInPath);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Máire Furlong').first().waitFor();
    await take('today');
    await page.goto(`${site}/admin/runs`);
    await page.getByText('Red van').first().waitFor();
    await take('board');
  } finally {
    await browser.close();
  }
} finally {
  demo.kill('SIGTERM');
}
