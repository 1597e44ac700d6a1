import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { readSearchWords } from '#contract/search/public-calls.ts';
import { searchText } from '#contract/search/search-results.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { WHAT_WE_TAKE_PATH } from './TakenText.tsx';
import { WhatWeTakePage } from './WhatWeTakePage.tsx';

export const page = definePage({
  path: WHAT_WE_TAKE_PATH,
  places: whatWeTakePlaces,
  needsPageStyles: true,
  search: { q: searchText },
  calls: (platform, { search: { q } }) => [
    pageCall(platform, readWhatWeTake, {}),
    ...(q ? [pageCall(platform, readSearchWords, {})] : []),
  ],
  meta: {
    title: 'What we take',
    description: 'Look up what you have: what our shops take, what they cannot take, why, and what to do instead.',
  },
  component: WhatWeTakePage,
});
