import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { help } from '#contract/words/help.ts';
import { definePage } from '../define-page.ts';
import { YourHelpPage } from './YourHelpPage.tsx';

export const page = definePage({
  path: manageLinkPaths.help,
  form: 'always',
  showsOffer: true,
  isPrivate: true,
  words: ['rules', 'answers', 'forms', 'notes', 'offer', 'managed', 'help'],
  meta: { title: help.yourTitle, description: help.yourDescription },
  component: YourHelpPage,
});
