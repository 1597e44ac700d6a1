import { expect, it } from 'vitest';
import { createRouteNames } from '#api/monitoring/route-names.ts';

const nameRoute = createRouteNames([
  '/api/testimonials/approved',
  '/api/testimonials/:id',
  '/api/media/:id/:name',
  '/blogs/:slug',
  '/blogs/feed.xml',
  '/',
]);

it.each([
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/api/testimonials/approved?page=2', '/api/testimonials/approved'],
  ['/api/testimonials/Nuala-O-Brien', '/api/testimonials/:id'],
  ['/api/testimonials/', '/api/*'],
  ['/api/testimonials/a/b', '/api/*'],
  ['/api/media/x/800x600.webp', '/api/media/:id/:name'],
  ['/blogs/feed.xml', '/blogs/feed.xml'],
  ['/blogs/a-post', '/blogs/:slug'],
  ['/admin', '/admin/*'],
  ['/admin/donations/nuala@example.ie', '/admin/*'],
  ['/assets/main-abc.js', 'file'],
  ['/nuala@example.ie/x', 'other'],
  ['/constructor', 'other'],
  ['*', 'other'],
  [undefined, 'other'],
])('%s is called %s', (url, name) => {
  expect(nameRoute(url)).toBe(name);
});
