import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { png } from '../unit/images/samples.ts';
import { photoUrlsOf, pictureUrlOf } from './made-pictures.ts';
import { type Product, startProduct } from './product.ts';
import { formOf, offer } from './submissions.ts';

/** Words of a person who wants to be forgotten. */
const PERSON = 'Forgotten Ferriter';
const WORDS = 'ERASE-ME-FROM-EVERYWHERE';
const ADDRESS = 'erase.me@post.example';

const files = async (dataDir: string) => {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** The files that still hold something of the person. */
const remains = async (dataDir: string, pictures: readonly string[]) => {
  const found: string[] = [];
  for (const path of await files(dataDir)) {
    const text = await readFile(path, 'utf8').catch(() => '');
    if ([PERSON, WORDS, ADDRESS].some((secret) => text.includes(secret))) found.push(path);
    if (pictures.some((id) => path.includes(id))) found.push(path);
  }
  return found;
};

const erase = async (product: Product) => {
  const admin = await product.signIn();
  const photo = new Blob([new Uint8Array(await png(900, 600))]);
  const form = formOf({ name: PERSON, email: ADDRESS, content: `${WORDS}, as I wrote in my own story.`, image: photo });
  const told = (await product.call('post', '/testimonials', { form })).body;
  const pictureUrl = await pictureUrlOf(product, told.id, admin);
  const notes = `${PERSON} rang about it: ${WORDS}`;
  const decision = { as: admin, json: { action: 'approve', adminNotes: notes } };
  await product.call('put', `/testimonials/${told.id}/status`, decision);
  const json = { ...offer, submitterName: PERSON, submitterEmail: ADDRESS, description: `${WORDS}, an oak table.` };
  const made = (await product.call('post', '/donationitems/simple', { json })).body;
  await product.call('post', `/donationitems/${made.id}/photos`, { form: formOf({ photos: [photo, photo] }) });
  const review = { as: admin, json: { status: 'rejected', adminNotes: notes } };
  await product.call('patch', `/donationitems/${made.id}/review`, review);
  const pages = ['/', '/testimonials', '/api/testimonials/approved'];
  for (const path of [...pages, ...pages]) expect((await product.page(path)).text).toContain(WORDS);
  const urls = [pictureUrl, ...(await photoUrlsOf(product, made.id, admin))];
  const pictures = urls.map((url) => url.split('/')[3] ?? '');
  expect(pictures).toHaveLength(3);
  expect((await remains(product.server.dataDir, pictures)).length).toBeGreaterThan(5);

  expect((await product.call('delete', `/testimonials/${told.id}`, { as: admin })).status).toBe(204);
  expect((await product.call('delete', `/donationitems/${made.id}`, { as: admin })).status).toBe(204);
  for (const path of pages) expect((await product.page(path)).text).not.toContain(WORDS);
  for (const url of urls) {
    expect((await product.get(url.replace('/api', ''), admin)).status).toBe(404);
  }
  const nothingRemains = async () => expect(await remains(product.server.dataDir, pictures)).toEqual([]);
  await vi.waitFor(nothingRemains, { timeout: 60_000, interval: 250 });
  expect(product.server.output()).not.toMatch(new RegExp(`${PERSON}|${WORDS}|${ADDRESS}`));
  expect((await product.get('/testimonials', admin)).body.total).toBe(0);
};

/** Deletes a testimonial and an offer of one person and looks until nothing of them is left in any file, a minute at most. */
export const expectErasedEverywhere = async (): Promise<void> => {
  const product = await startProduct({ ERASE_AFTER_MS: '200' });
  try {
    await erase(product);
  } finally {
    await product.close();
  }
};
