import mark from '../illustrations/logo-mark.svg?no-inline';
import type { IllustrationName } from './illustration-names.ts';

/** The URL of a drawing: all of them lie beside each other, in a build under one hash (`scripts/illustrations.ts`). */
export const illustrationUrl = (name: IllustrationName | `${IllustrationName}-${'mobile' | 'tablet'}`): string =>
  mark.replace('logo-mark', name);
