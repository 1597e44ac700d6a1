import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo of one colour, as a file to be chosen. */
export const photoFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** How many files the device keeps for a form. */
export const keptFiles = (page: Page, form: 'donation' | 'testimonial'): Promise<number> =>
  page.evaluate(
    (key) =>
      new Promise<number>((found) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            found(Array.isArray(reading.result) ? reading.result.length : 0);
          };
        };
      }),
    `draft.${form}`,
  );
