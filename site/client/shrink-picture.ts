import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';

type Step = { sideMax: number; quality: number };

/** Longer side in pixels, and quality; each step is tried if the one before came out over 5 MB. */
const STEPS: readonly Step[] = [
  { sideMax: 3200, quality: 0.85 },
  { sideMax: 2400, quality: 0.8 },
  { sideMax: 1600, quality: 0.75 },
];
const FOR_A_SLOW_LINE: Step = { sideMax: 1600, quality: 0.82 };

const draw = async (picture: ImageBitmap, { sideMax, quality }: Step): Promise<Blob> => {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no room to draw the picture.');
    // A JPEG has no transparency: what is seen through would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('This browser could not write the picture.');
    return blob;
  } finally {
    // Phones give the memory of a canvas back late unless it is made small.
    canvas.width = canvas.height = 0;
  }
};

async function* copiesOf(file: File, steps: readonly Step[]): AsyncGenerator<Blob, void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const step of steps) yield await draw(picture, step);
  } finally {
    picture.close();
  }
}

const jpegOf = (blob: Blob, { name, lastModified }: File): File =>
  new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg', lastModified });

/**
 * Returns an upright JPEG under 5 MB of at most 3,200 pixels a side.
 * @throws if this device cannot open the picture, or it stays too large.
 */
export const shrinkPicture = async (file: File): Promise<File> => {
  for await (const blob of copiesOf(file, STEPS)) if (blob.size < UPLOAD_MAX_BYTES) return jpegOf(blob, file);
  throw new Error('The picture stays too large.');
};

/** Returns the photo as it is if the browser cannot read it. */
export const shrinkForSlowLine = async (photo: File): Promise<File> => {
  try {
    for await (const blob of copiesOf(photo, [FOR_A_SLOW_LINE])) if (blob.size < photo.size) return jpegOf(blob, photo);
  } catch {
    // Sent as it is.
  }
  return photo;
};
