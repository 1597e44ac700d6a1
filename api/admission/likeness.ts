import type { Likeness } from '#contract/quarantine/likeness.ts';
import { hostsIn } from '../review/web-addresses.ts';
import { shapesOf } from './text-shape.ts';

const LINKS_MAX = 5;

/** The registrable part of a host: subdomains are free, so they tell nothing. */
const siteOf = (host: string): string => {
  const labels = host.split('.');
  const [name = '', ending = ''] = labels.slice(-2);
  return labels.slice(name.length <= 3 && ending.length === 2 ? -3 : -2).join('.');
};

export const likenessOf = (text: string, network: string | undefined): Likeness => ({
  shapes: shapesOf(text),
  links: [...new Set(hostsIn(text).map(siteOf))].slice(0, LINKS_MAX),
  ...(network !== undefined && { network }),
});
