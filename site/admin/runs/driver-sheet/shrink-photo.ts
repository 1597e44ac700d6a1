/** The longer side of a photo that is sent, in pixels, and how well it is kept. */
const SIDE_MAX = 1600;
const QUALITY = 0.82;

const drawn = async (photo: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no room to draw the photo.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/** A photo small enough for a slow line; as it is where the browser cannot read it. */
export const shrinkPhoto = async (photo: File): Promise<File> => {
  try {
    const smaller = await drawn(photo);
    return smaller && smaller.size < photo.size ? new File([smaller], 'photo.jpg', { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
};
