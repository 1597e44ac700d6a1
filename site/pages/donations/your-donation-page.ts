import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { managed } from '#contract/words/managed.ts';
import { definePage } from '../define-page.ts';
import { YourDonationPage } from './YourDonationPage.tsx';

export const page = definePage({
  path: manageLinkPaths.donation,
  form: 'always',
  showsOffer: true,
  needsPageStyles: true,
  isPrivate: true,
  words: ['rules', 'answers', 'forms', 'offer', 'managed'],
  meta: { title: managed.donationHeadTitle, description: managed.donationHeadDescription },
  component: YourDonationPage,
});
