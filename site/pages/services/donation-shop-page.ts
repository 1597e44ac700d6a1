import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { donationShopPlaces } from '#contract/places/donation-shop.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { DonationShopPage } from './DonationShopPage.tsx';

export const page = definePage({
  path: '/services/donation-shop',
  places: donationShopPlaces,
  calls: (platform) => [pageCall(platform, readWhatWeTake, {})],
  describesShops: true,
  meta: {
    title: 'Donation shop',
    description: 'Opening hours, what we accept and where to find us. 100% of proceeds support our programs.',
  },
  component: DonationShopPage,
});
