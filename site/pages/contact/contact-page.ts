import { messageTopicKeys } from '#contract/messages/message-topics.ts';
import { contactPlaces } from '#contract/places/contact.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { ContactPage } from './ContactPage.tsx';

export const page = definePage({
  path: '/contact',
  places: contactPlaces,
  search: { about: (value) => messageTopicKeys.find((key) => key === value) ?? null },
  calls: (platform) => [pageCall(platform, readRetention, {})],
  form: 'always',
  meta: {
    title: 'Contact us',
    description: 'Ring us when we are open, or leave a few lines: about help, a lift, volunteering, or anything else.',
  },
  component: ContactPage,
});
