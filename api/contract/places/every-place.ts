import { aboutPlaces } from './about.ts';
import { accessibilityPlaces } from './accessibility.ts';
import { counsellingPlaces } from './counselling.ts';
import { donationShopPlaces } from './donation-shop.ts';
import { donationsPlaces } from './donations.ts';
import { medicalExpensesPlaces } from './medical-expenses.ts';
import { ourShopsPlaces } from './our-shops.ts';
import type { ImagePlace, PagePlaces, TextPlace } from './place.ts';
import { weeklyShoppingPlaces } from './weekly-shopping.ts';

/** The pages with what staff can replace on each, in the order of the site. A page takes its places from its own file. */
export const pagesWithPlaces: readonly PagePlaces[] = [
  aboutPlaces,
  ourShopsPlaces,
  medicalExpensesPlaces,
  counsellingPlaces,
  weeklyShoppingPlaces,
  donationShopPlaces,
  donationsPlaces,
  accessibilityPlaces,
];

/** Every place of the website that staff can replace, in the order of its page. */
export const everyPlace: readonly (TextPlace | ImagePlace)[] = pagesWithPlaces.flatMap(({ texts, images }) => [
  ...Object.values(texts),
  ...Object.values(images),
]);
