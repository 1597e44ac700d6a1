import mark from '../illustrations/logo-mark.svg?no-inline';
import type { IllustrationName } from './illustration-names.ts';

type FileName = IllustrationName | `${IllustrationName}-${'mobile' | 'tablet'}`;

/**
 * In a build all drawings lie beside each other under one hash (`scripts/illustrations.ts`); the categories are views of one
 * file, as a form shows all of them.
 */
export const illustrationUrl = (name: FileName): string => {
  const [group, view] = name.startsWith('category-') ? ['categories', name.replace('category-', '#')] : [name, ''];
  return `${mark.replace('logo-mark', group)}${view}`;
};
