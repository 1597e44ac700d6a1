import { helpServiceKeys } from '#contract/help/help-services.ts';
import { helpPlaces } from '#contract/places/help.ts';
import { help } from '#contract/words/help.ts';
import { definePage } from '../define-page.ts';
import { HelpPage } from './HelpPage.tsx';

export const page = definePage({
  path: helpPlaces.path,
  places: helpPlaces,
  search: { service: (value) => helpServiceKeys.find((key) => key === value) ?? null },
  form: 'always',
  showsOffer: true,
  needsPageStyles: true,
  namesHospitals: true,
  words: ['rules', 'answers', 'forms', 'notes', 'offer', 'help'],
  meta: { title: help.headTitle, description: help.headDescription },
  component: HelpPage,
});
