import { type IllustrationName, illustrationSizes } from './illustration-sizes.ts';

const urls = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The URL of a drawing. */
export const illustrationUrl = (name: IllustrationName): string => urls[`../illustrations/${name}.svg`] ?? '';

/** Whether there is a drawing of that name. */
export const isIllustrationName = (name: string): name is IllustrationName => Object.hasOwn(illustrationSizes, name);
