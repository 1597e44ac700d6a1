import { definePage } from '../define-page.ts';
import { CounsellingPage } from './CounsellingPage.tsx';
import { COUNSELLING_PATH, counsellingFacts } from './counselling-facts.ts';

export const page = definePage({
  path: COUNSELLING_PATH,
  texts: [...counsellingFacts.map(({ place }) => place), 'confidentiality'],
  meta: {
    title: 'Counselling support',
    description: 'Counselling support for seriously ill people: how to ask, and what is good to know before.',
  },
  component: CounsellingPage,
});
