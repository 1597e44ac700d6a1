import { part, rule } from './message.ts';

export const site = part('site', {
  skipToTheContent: 'Skip to the content',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  testimonials: 'Testimonials',
  donateItemsCard: 'Donate items',
  phone: 'Phone',
  email: 'Email',
  daysClosed: '{days} closed',
  call: rule('Call {phone}'),
});
