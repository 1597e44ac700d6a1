import { it } from 'vitest';
import { expectErasedEverywhere } from '../support/erasure-check.ts';

it(
  'a deleted testimonial and a deleted offer are gone from every file within a minute',
  expectErasedEverywhere,
  70_000,
);
