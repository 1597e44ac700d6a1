import { messageTopicKeys } from '#contract/messages/message-topics.ts';
import { contactPlaces } from '#contract/places/contact.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { contact } from '#contract/words/contact.ts';
import { menu } from '#contract/words/menu.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { ContactPage } from './ContactPage.tsx';

export const page = definePage({
  path: '/contact',
  places: contactPlaces,
  search: { about: (value) => messageTopicKeys.find((key) => key === value) ?? null },
  calls: (platform) => [pageCall(platform, readRetention, {})],
  form: 'always',
  words: ['rules', 'answers', 'forms', 'notes', 'contact', 'help'],
  meta: { title: menu.contactUs, description: contact.headDescription },
  component: ContactPage,
});
