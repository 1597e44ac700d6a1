const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 44"><rect width="64" height="44" fill="#257264"/><circle cx="32" cy="22" r="14" fill="#f3ba22"/></svg>';

export const samplePicture = (name: string) => new File([DRAWING], name, { type: 'image/svg+xml' });
