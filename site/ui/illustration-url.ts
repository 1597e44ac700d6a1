import mark from '../illustrations/logo-mark.svg?no-inline';
import type { IllustrationName } from './illustration-names.ts';

type FileName = IllustrationName | `${IllustrationName}-${'mobile' | 'tablet'}`;

/**
 * The URL of a drawing: all of them lie beside each other, in a build under one hash (`scripts/illustrations.ts`). The categories are
 * views of one file, as a form shows all of them.
 */
export const illustrationUrl = (name: FileName): string => {
  const [group, view] = name.startsWith('category-') ? ['categories', name.replace('category-', '#')] : [name, ''];
  return `${mark.replace('logo-mark', group)}${view}`;
};
