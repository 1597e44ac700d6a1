import { privacyPlaces } from '#contract/places/privacy.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { menu } from '#contract/words/menu.ts';
import { privacy } from '#contract/words/privacy.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

export const page = definePage({
  path: '/privacy',
  places: privacyPlaces,
  words: ['privacy'],
  calls: (platform) => [pageCall(platform, readRetention, {})],
  meta: { title: menu.privacy, description: privacy.description },
  component: PrivacyPage,
});
