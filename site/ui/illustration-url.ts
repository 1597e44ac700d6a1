import { type IllustrationName, illustrationSizes } from './illustration-sizes.ts';

const urls = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The address of a drawing. */
export const illustrationUrl = (name: IllustrationName): string => urls[`../illustrations/${name}.svg`] ?? '';

/** True when the text names a drawing. */
export const isIllustrationName = (name: string): name is IllustrationName => Object.hasOwn(illustrationSizes, name);
