import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { definePage } from '../define-page.ts';
import { YourDonationPage } from './YourDonationPage.tsx';

export const page = definePage({
  path: manageLinkPaths.donation,
  form: 'always',
  showsOffer: true,
  isPrivate: true,
  words: ['forms', 'offer', 'managed'],
  meta: {
    title: 'Your donation',
    description: 'See where the donation that you offered us stands, add photos to it, or withdraw it.',
  },
  component: YourDonationPage,
});
