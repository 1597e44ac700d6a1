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
  phoneOpen: 'The phone is answered now, until {time}.',
  phoneOpensToday: 'The phone is closed. It opens today at {time}.',
  phoneOpens: 'The phone is closed. It opens on {day} at {time}.',
  call: rule('Call {phone}'),
});
