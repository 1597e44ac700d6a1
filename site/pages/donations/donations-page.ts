import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { donationsPlaces } from '#contract/places/donations.ts';
import { offer } from '#contract/words/offer.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { DonationsPage } from './DonationsPage.tsx';

export const page = definePage({
  path: '/donations',
  form: { parameter: 'form' },
  showsOffer: true,
  words: ['rules', 'answers', 'forms', 'offer'],
  places: donationsPlaces,
  calls: (platform) => [pageCall(platform, readWhatWeTake, {})],
  meta: { title: offer.headTitle, description: offer.headDescription },
  component: DonationsPage,
});
