import { donationsPlaces } from '#contract/places/donations.ts';
import { readWhatWeTake } from '#contract/settings/public-calls.ts';
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
  meta: {
    title: 'Donate items',
    description: 'Offer furniture, clothes and more in three short steps. We collect large items.',
  },
  component: DonationsPage,
});
