import { type Weekday, weekdays } from '#contract/dublin.ts';
import type { PageMeta } from '#contract/pages/page-renderer.ts';
import { firstHref } from '#contract/personal-data/phone-parts.ts';
import { shopPlaceKey } from '#contract/places/our-shops.ts';
import type { PublicSettings, Shop } from '#contract/settings/settings.ts';
import { valueIn } from '#contract/words/message.ts';
import { pageLanguage } from '../language/t.ts';
import { addressLine, directionsUrl } from '../shops/contact.ts';
import { comingClosures, openHolidays } from '../shops/open-now.ts';
import type { PageDefinition } from './define-page.ts';

const AHEAD_DAYS = 90;

type Thing = Record<string, unknown>;

interface Described {
  page: PageDefinition;
  canonical: string;
  meta: PageMeta;
  settings: PublicSettings;
}

const international = ({ phoneParts }: PublicSettings, phone: string) =>
  firstHref(phoneParts?.[phone])?.replace(/^[a-z]+:/, '');
const dayNameOf = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Days with the same hours are one entry; a closed day runs from midnight to midnight, as search engines want it. */
const openingHours = (shop: Shop, now: Date): Thing[] => {
  const spans = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const hours = shop.hours[day];
    if (!hours) continue;
    const span = `${hours.opens} ${hours.closes}`;
    spans.set(span, [...(spans.get(span) ?? []), day]);
  }
  const week = [...spans].map(([span, days]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(dayNameOf), opens, closes };
  });
  const closed = comingClosures(shop, now, AHEAD_DAYS).map(({ day, reason }) => ({
    '@type': 'OpeningHoursSpecification',
    ...(reason && { name: valueIn(pageLanguage().language, reason) }),
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }));
  const holidays = openHolidays(shop, now, AHEAD_DAYS).map(({ day, name, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    opens,
    closes,
    validFrom: day,
    validThrough: day,
  }));
  return [...week, ...closed, ...holidays];
};

const store = (shop: Shop, settings: PublicSettings, site: string, now: Date): Thing => ({
  '@type': 'Store',
  '@id': `${site}/about/our-shops#${shopPlaceKey(shop.key)}`,
  name: `${settings.organisation.name}, ${shop.name}`,
  url: `${site}/about/our-shops#${shopPlaceKey(shop.key)}`,
  image: `${site}/share.png`,
  parentOrganization: { '@id': `${site}/#charity` },
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address,
    addressLocality: shop.name,
    addressRegion: shop.county,
    addressCountry: 'IE',
  },
  geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
  hasMap: directionsUrl(shop),
  telephone: international(settings, shop.phone),
  email: settings.serviceEmails.shop,
  description: addressLine(shop),
  openingHoursSpecification: openingHours(shop, now),
});

const charity = (settings: PublicSettings, site: string): Thing => ({
  '@type': 'NGO',
  '@id': `${site}/#charity`,
  name: settings.organisation.name,
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  image: `${site}/share.png`,
  foundingDate: String(settings.organisation.established),
  telephone: international(settings, settings.contact.phone),
  email: settings.contact.email,
  areaServed: 'South-east of Ireland',
  ...(settings.organisation.registeredNumber && { identifier: settings.organisation.registeredNumber }),
  ...(settings.social.length > 0 && { sameAs: settings.social.map(({ url }) => url) }),
});

const article = ({ meta, canonical }: Described, site: string): Thing[] =>
  meta.article
    ? [
        {
          '@type': 'BlogPosting',
          headline: meta.article.headline,
          description: meta.description,
          datePublished: meta.article.publishedAt,
          url: `${site}${canonical}`,
          mainEntityOfPage: `${site}${canonical}`,
          image: `${site}${meta.article.image ?? '/share.png'}`,
          ...(meta.article.author && { author: { '@type': 'Person', name: meta.article.author } }),
          publisher: { '@id': `${site}/#charity` },
        },
      ]
    : [];

/** Describes the charity, a post, and the shops on a page that lists them (schema.org). */
export const structuredData = (described: Described, site: string, now: Date): Thing => {
  const { page, settings } = described;
  const shops = page.describesShops ? settings.shops.map((shop) => store(shop, settings, site, now)) : [];
  const graph = [charity(settings, site), ...article(described, site), ...shops];
  return { '@context': 'https://schema.org', '@graph': graph };
};
