import { donationsPlaces } from '#contract/places/donations.ts';
import { readWhatWeTake } from '#contract/settings/public-calls.ts';
import { head } from '#contract/words/head.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { DonationsPage } from './DonationsPage.tsx';

export const page = definePage({
  path: '/donations',
  form: { parameter: 'form' },
  showsOffer: true,
  words: ['forms', 'offer'],
  places: donationsPlaces,
  calls: (platform) => [pageCall(platform, readWhatWeTake, {})],
  meta: { title: head.donationsTitle, description: head.donationsDescription },
  component: DonationsPage,
});
