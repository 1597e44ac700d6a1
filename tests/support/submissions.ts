import type { Headers, TestApi } from './test-api.ts';

type Fields = Record<string, string | Blob | readonly (string | Blob)[]>;

/** A form of fields and files. A list becomes a repeated field. */
export const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' || value instanceof Blob ? [value] : value) {
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, one, 'holiday.jpg');
    }
  }
  return form;
};

/** A PNG file that states this size, with as many bytes after it as asked for: enough for everything that reads headers. */
export const pngFile = (width = 640, height = 480, { bytes = 64 } = {}): Blob => {
  const file = Buffer.alloc(Math.max(bytes, 33));
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  Buffer.from('0802000000', 'hex').copy(file, 24);
  return new Blob([new Uint8Array(file)], { type: 'image/png' });
};

/** A picture with a name, as somebody chooses it; what it is called and said to be is not looked at by the server. */
export const photo = (name: string, { type = 'image/jpeg', bytes = 64 } = {}): File =>
  new File([pngFile(640, 480, { bytes })], name, { type, lastModified: 1 });

export const STORY = 'The driver was kind and on time, and my mother was never alone at the hospital.';

/** The body of an offer, complete and good. */
export const offer = {
  submitterName: 'Niamh Doyle',
  submitterEmail: 'niamh.doyle@post.example',
  submitterPhone: '020 915 0001',
  category: 'furniture',
  condition: 'good',
  description: 'A solid oak table with four chairs.',
  estimatedValue: 120.5,
  pickupRequired: true,
  pickupAddress: '3 Quay Street, New Ross',
  pickupInstructions: 'Ring the bell twice.',
};

/** Sends a testimonial and gives what was answered. */
export const submitStory = (api: Pick<TestApi, 'call'>, fields: Fields = {}, headers: Headers = {}) =>
  api.call('post', '/testimonials', { form: formOf({ content: STORY, ...fields }), headers });

/** Sends an offer and gives what was answered. */
export const makeOffer = (api: TestApi, fields: Record<string, unknown> = {}, headers: Headers = {}) =>
  api.call('post', '/donationitems/simple', { json: { ...offer, ...fields }, headers });
