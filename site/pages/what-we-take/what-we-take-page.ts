import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { readSearchWords } from '#contract/search/public-calls.ts';
import { searchText } from '#contract/search/search-results.ts';
import { menu } from '#contract/words/menu.ts';
import { whatWeTake } from '#contract/words/what-we-take.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { WHAT_WE_TAKE_PATH } from './AcceptedText.tsx';
import { WhatWeTakePage } from './WhatWeTakePage.tsx';

export const page = definePage({
  path: WHAT_WE_TAKE_PATH,
  places: whatWeTakePlaces,
  words: ['offer', 'whatWeTake'],
  needsPageStyles: true,
  search: { q: searchText },
  calls: (platform, { search: { q } }) => [
    pageCall(platform, readWhatWeTake, {}),
    ...(q ? [pageCall(platform, readSearchWords, {})] : []),
  ],
  meta: { title: menu.whatWeTake, description: whatWeTake.description },
  component: WhatWeTakePage,
});
