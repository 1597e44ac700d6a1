import { part } from './message.ts';

export const notFound = part('notFound', {
  title: 'Page not found',
  description: 'This page does not exist. Here is where to go instead.',
  shopIn: 'Shop in {town}',
});
