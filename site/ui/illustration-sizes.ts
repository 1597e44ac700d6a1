import type { IllustrationName } from './illustration-names.ts';

type Size = readonly [width: number, height: number];

const USUAL: Size = [640, 440];
/** Sizes of single drawings, or of those whose names begin alike; a table of them all would add 400 bytes to every form. */
const others: Record<string, Size> = {
  'dashboard-band-night': [1200, 240],
  'dashboard-band': [1200, 240],
  'footer-horizon': [1600, 150],
  founder: [560, 680],
  'hero-home': [1600, 900],
  'logo-mark': [64, 64],
  'map-south-east': [640, 832],
  'signin-night': [800, 1000],
  category: [160, 128],
  hero: [1600, 620],
  shop: [960, 640],
};

/** Pixels, from the drawing's viewBox. */
export const illustrationSize = (name: IllustrationName): Size =>
  others[name] ?? others[name.replace(/-.*/, '')] ?? USUAL;
