import type { Shop } from '../settings/settings.ts';
import { aboutPlaces } from './about.ts';
import { accessibilityPlaces } from './accessibility.ts';
import { blogsPlaces } from './blogs.ts';
import { contactPlaces } from './contact.ts';
import { counsellingPlaces } from './counselling.ts';
import { donationShopPlaces } from './donation-shop.ts';
import { donationsPlaces } from './donations.ts';
import { helpPlaces } from './help.ts';
import { homePlaces } from './home.ts';
import { hospitalTransportPlaces } from './hospital-transport.ts';
import { medicalExpensesPlaces } from './medical-expenses.ts';
import { notFoundPlaces } from './not-found.ts';
import { offlinePlaces } from './offline.ts';
import { ourShopsPlaces, placesOfShop } from './our-shops.ts';
import type { ImagePlace, PagePlaces, TextPlace } from './place.ts';
import { privacyPlaces } from './privacy.ts';
import { searchPlaces } from './search.ts';
import { servicesPlaces } from './services.ts';
import { supportPlaces } from './support.ts';
import { testimonialsPlaces } from './testimonials.ts';
import { weeklyShoppingPlaces } from './weekly-shopping.ts';
import { whatWeTakePlaces } from './what-we-take.ts';
import { whoWeArePlaces } from './who-we-are.ts';

export const pagesWithPlaces: readonly PagePlaces[] = [
  homePlaces,
  aboutPlaces,
  ourShopsPlaces,
  servicesPlaces,
  medicalExpensesPlaces,
  hospitalTransportPlaces,
  counsellingPlaces,
  weeklyShoppingPlaces,
  donationShopPlaces,
  testimonialsPlaces,
  donationsPlaces,
  whatWeTakePlaces,
  supportPlaces,
  helpPlaces,
  contactPlaces,
  blogsPlaces,
  whoWeArePlaces,
  searchPlaces,
  accessibilityPlaces,
  offlinePlaces,
  privacyPlaces,
  notFoundPlaces,
];

export const everyPlace: readonly (TextPlace | ImagePlace)[] = pagesWithPlaces.flatMap(({ texts, images }) => [
  ...Object.values(texts),
  ...Object.values(images),
]);

const withShops = (page: PagePlaces, shops: readonly Shop[]): PagePlaces => {
  if (page.path !== ourShopsPlaces.path) return page;
  const those = shops.map(placesOfShop);
  const images = new Map(those.map(({ image }) => [image.key, image]));
  const stay = Object.entries(page.texts).filter(([key]) => images.has(key) || !Object.hasOwn(page.images, key));
  return {
    ...page,
    texts: { ...Object.fromEntries(stay), ...Object.fromEntries(those.map(({ text }) => [text.key, text])) },
    images: Object.fromEntries(images),
  };
};

export const everyPlaceWith = (shops: readonly Shop[]): readonly (TextPlace | ImagePlace)[] =>
  pagesWithPlaces
    .map((page) => withShops(page, shops))
    .flatMap(({ texts, images }) => [...Object.values(texts), ...Object.values(images)]);
