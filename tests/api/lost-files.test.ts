import { beforeEach, expect, it } from 'vitest';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedDonation } from '#api/pages/posted-donation.ts';
import { postedTestimonial } from '#api/pages/posted-testimonial.ts';
import { PHOTO_SIZE_MESSAGE } from '#contract/donations/donations.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { formOf, offer, pngFile, STORY } from '../support/submissions.ts';

let deps: TestDeps;
beforeEach(() => {
  deps = testDeps();
});

const post = async (form: typeof postedDonation, fields: Parameters<typeof formOf>[0]) => {
  const request = new Request('http://site.test/', { method: 'POST', body: formOf(fields) });
  const { submitted, status } = await handlePostedForm(deps, form, request, '192.0.2.1');
  return { ...submitted, status };
};
const written = { ...offer, estimatedValue: '120', pickupRequired: 'true' };
const photos = [pngFile(), pngFile()];

it('a form without scripts that is refused says how many chosen photos have to be chosen again', async () => {
  const { status, lostFiles, errors } = await post(postedDonation, { ...written, description: '', photos });
  expect([status, lostFiles, Object.keys(errors)]).toEqual([400, 2, ['description']]);
  expect(await post(postedTestimonial, { content: 'Short', image: pngFile() })).toMatchObject({ lostFiles: 1 });
});

it('without a chosen photo, or once it was taken, none is lost', async () => {
  expect(await post(postedDonation, { ...written, description: '' })).not.toHaveProperty('lostFiles');
  const taken = await post(postedDonation, { ...written, photos });
  expect(taken.status).toBe(201);
  expect(taken).not.toHaveProperty('lostFiles');
});

it('a photo of 5 MB in a form without scripts loses nothing that was written', async () => {
  const large = pngFile(640, 480, { bytes: UPLOAD_MAX_BYTES });
  const { status, errors, values, lostFiles } = await post(postedDonation, { ...written, photos: [large, pngFile()] });
  expect([status, errors, lostFiles]).toEqual([413, { photos: PHOTO_SIZE_MESSAGE }, 2]);
  expect(values).toMatchObject({ description: offer.description, submitterName: offer.submitterName });
  const testimonial = await post(postedTestimonial, { image: large, content: STORY });
  expect(testimonial.values).toMatchObject({ content: STORY });
  expect(Object.keys(testimonial.errors)).toEqual(['image']);
  expect([...deps.store.data.donations.all()]).toEqual([]);
});
