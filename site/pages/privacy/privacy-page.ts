import { privacyPlaces } from '#contract/places/privacy.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

export const page = definePage({
  path: '/privacy',
  places: privacyPlaces,
  calls: (platform) => [pageCall(platform, readRetention, {})],
  meta: {
    title: 'Privacy',
    description: 'What we keep about you, why, for how long, who sees it, and what you can ask of us.',
  },
  component: PrivacyPage,
});
