import type { Invented } from '#contract/launch/launch.ts';
import { phoneForms } from '#contract/personal-data/phone.ts';
import { aboutPlaces } from '#contract/places/about.ts';
import { accessibilityPlaces } from '#contract/places/accessibility.ts';
import { donationShopPlaces } from '#contract/places/donation-shop.ts';
import { donationsPlaces } from '#contract/places/donations.ts';
import { homePlaces } from '#contract/places/home.ts';
import { hospitalTransportPlaces } from '#contract/places/hospital-transport.ts';
import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { ourShopsPlaces } from '#contract/places/our-shops.ts';
import { supportPlaces } from '#contract/places/support.ts';
import { whoWeArePlaces } from '#contract/places/who-we-are.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { defaultFigures } from '#contract/settings/default-figures.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Settings, Shop } from '#contract/settings/settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';

/** Reserved for fiction: the numbers 020 91x and the domain .example. */
const isReservedPhone = (phone: string) => phoneForms(phone).some((form) => form.startsWith('+3532091'));
export const isReservedEmail = (email: string) => /\.example$/i.test(email);

const everywhere = null;
const shopPages = [ourShopsPlaces.page, donationShopPlaces.page];
const figurePages = [homePlaces.page, aboutPlaces.page];

const contactDetails = ({ contact, serviceEmails }: Settings): Invented[] => {
  const phone: Invented = { key: 'phone', field: 'contact.phone', value: contact.phone, pages: everywhere };
  const email = (field: string, value: string | undefined, pages: Invented['pages']): Invented[] =>
    value !== undefined && isReservedEmail(value) ? [{ key: 'emails', field, value, pages }] : [];
  return [
    ...(isReservedPhone(contact.phone) ? [phone] : []),
    ...email('contact.email', contact.email, everywhere),
    ...email('contact.organisationEmail', contact.organisationEmail, [supportPlaces.page, whoWeArePlaces.page]),
    ...email('contact.accessibilityEmail', contact.accessibilityEmail, [accessibilityPlaces.page]),
    ...email('serviceEmails.medical', serviceEmails.medical, [medicalExpensesPlaces.page]),
    ...email('serviceEmails.transport', serviceEmails.transport, [hospitalTransportPlaces.page]),
    ...email('serviceEmails.shop', serviceEmails.shop, [donationShopPlaces.page, supportPlaces.page]),
  ];
};

/** The product's address counts as the shop's own once the shop has a number of its own. */
const shopDetails = ({ key, phone, address }: Shop, at: number): Invented[] => {
  if (!isReservedPhone(phone)) return [];
  const isOurs = defaultSettings.shops.some((shop) => shop.key === key && shop.address === address);
  const ofShop = (name: 'phone' | 'address', value: string, pages: string[]): Invented => ({
    key: 'shops',
    field: `shops.${at}.${name}`,
    value,
    pages,
  });
  const number = ofShop('phone', phone, shopPages);
  return isOurs ? [number, ofShop('address', address, [...shopPages, donationsPlaces.page])] : [number];
};

const claims = ({ figures }: Settings): Invented[] =>
  figures
    ? []
    : Object.entries(defaultFigures).map(([name, value]) => ({
        ...({ key: 'figures', field: `figures.${name}`, value, pages: figurePages } as const),
      }));

const vans = ({ runs }: StoredSettings): Invented[] =>
  runs
    ? []
    : defaultRunSettings.vans.map(({ name }, at) => ({
        ...({ key: 'vans', field: `vans.${at}.name`, value: name, pages: [] } as const),
      }));

/** Details shown to visitors that nobody at the charity has confirmed: those reserved for fiction, and defaults never saved. */
export const inventedIn = (settings: StoredSettings): Invented[] => [
  ...contactDetails(settings),
  ...settings.shops.flatMap(shopDetails),
  ...claims(settings),
  ...vans(settings),
];
