import { contactPlaces } from '#contract/places/contact.ts';
import { homePlaces } from '#contract/places/home.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { searchPlaces } from '#contract/places/search.ts';
import { supportPlaces } from '#contract/places/support.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { whoWeArePlaces } from '#contract/places/who-we-are.ts';

const { texts: contact } = contactPlaces;
const { texts: support } = supportPlaces;
const { texts: whatWeTake } = whatWeTakePlaces;

/** Texts that depend on the settings, the data or the request; on the server, so that no visitor loads the list. */
const shownSometimes: ReadonlySet<TextPlace> = new Set([
  homePlaces.texts['posts-title'],
  whatWeTake.lead,
  whatWeTake['kinds-title'],
  whatWeTake['lead-unwritten'],
  whatWeTake['unwritten-title'],
  whatWeTake['unwritten-text'],
  whatWeTake['ask-title'],
  whatWeTake['ask-text'],
  whatWeTake['none-text'],
  whatWeTake['not-listed-text'],
  support['card-title'],
  support['bank-title'],
  support['bank-text'],
  support['will-missing'],
  contact['help-title'],
  contact['help-text'],
  contact['ready-title'],
  contact['ready-below'],
  searchPlaces.texts['nothing-text'],
  whoWeArePlaces.texts['spending-text'],
  whoWeArePlaces.texts['trustees-title'],
  whoWeArePlaces.texts['vetting-title'],
]);

export const isShownSometimes = (place: TextPlace): boolean => shownSometimes.has(place);
