import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import { mailtoHref } from '#contract/personal-data/email.ts';
import { feedXml } from '../blogs/feed.ts';
import { nextDue } from '../blogs/list-published.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import type { CollectionName } from '../store/collections.ts';
import { siteMap } from './site-map.ts';

export interface SiteFile {
  type: string;
  invalidatedBy: readonly CollectionName[];
  body(deps: Deps, renderer: PageRenderer): string | Promise<string>;
  /** Expiry without any change; null if none is foreseen. */
  expiresAt?(deps: Deps): Date | null;
}

export const SPECULATION_RULES_PATH = '/speculation-rules.json';
const SECURITY_TEXT_PATH = '/.well-known/security.txt';
const SECURITY_TEXT_DAYS = 180;

export const knownAddresses: Readonly<Record<string, string>> = {
  '/.well-known/change-password': '/admin/password',
  '/security.txt': SECURITY_TEXT_PATH,
};

const speculationRules = (_: unknown, { pages }: PageRenderer): string => {
  const where = {
    and: [
      { href_matches: pages.map(({ path }) => path) },
      { not: { href_matches: ['/*.xml', '/*\\?*'] } },
      { not: { selector_matches: '[data-app], [download], [target]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
};

const manifest = (deps: Deps): string => {
  const { organisation } = readSettings(deps);
  return JSON.stringify({
    name: organisation.name,
    short_name: organisation.name,
    lang: 'en-IE',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f8f8f3',
    theme_color: '#15453f',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
};

/** The longer matching line wins (RFC 9309): robots may read calendars, too. */
const robots = ({ policy }: Deps): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/media/\nAllow: /api/calendar/\n\nSitemap: ${policy.publicUrl}/sitemap.xml\n`;

const startOfDay = ({ now }: Pick<Deps, 'now'>, days: number): Date => {
  const today = now();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days));
};

/** RFC 9116; valid for half a year, and renewed daily. */
const securityText = (deps: Deps): string => {
  const { contact } = readSettings(deps);
  const lines = [
    `Contact: ${mailtoHref(contact.organisationEmail)}`,
    `Expires: ${startOfDay(deps, SECURITY_TEXT_DAYS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${deps.policy.publicUrl}${SECURITY_TEXT_PATH}`,
  ];
  return `${lines.join('\n')}\n`;
};

export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', invalidatedBy: [], body: robots },
  [SECURITY_TEXT_PATH]: {
    type: 'text/plain; charset=utf-8',
    invalidatedBy: ['settings'],
    body: securityText,
    expiresAt: (deps) => startOfDay(deps, 1),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    invalidatedBy: ['posts', 'settings'],
    body: siteMap,
    expiresAt: nextDue,
  },
  '/blogs/feed.xml': {
    type: 'application/rss+xml; charset=utf-8',
    invalidatedBy: ['posts', 'people', 'settings'],
    body: feedXml,
    expiresAt: nextDue,
  },
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    invalidatedBy: ['settings'],
    body: manifest,
  },
  [SPECULATION_RULES_PATH]: {
    type: 'application/speculationrules+json',
    invalidatedBy: [],
    body: speculationRules,
  },
};

export const styleSheet = (path: string): SiteFile => ({
  type: 'text/css; charset=utf-8',
  invalidatedBy: ['settings'],
  body: (deps, { styleSheets }) => styleSheets[path]?.(readSettings(deps)) ?? '',
});
