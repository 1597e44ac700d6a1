import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { YourDonationPage } from './YourDonationPage.tsx';

export const page = definePage({
  path: manageLinkPaths.donation,
  form: 'always',
  showsOffer: true,
  isPrivate: true,
  words: ['forms', 'offer', 'managed'],
  meta: { title: head.yourDonationTitle, description: head.yourDonationDescription },
  component: YourDonationPage,
});
