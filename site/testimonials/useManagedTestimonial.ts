import type { Submitted } from '#contract/pages/page-renderer.ts';
import {
  correctManagedTestimonial,
  readManagedTestimonial,
  withdrawManagedTestimonial,
} from '#contract/testimonials/public-calls.ts';
import type { Whose } from '#contract/testimonials/testimonials.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { type Managed, useManaged } from '../manage-link/useManaged.ts';

type Shown = NonNullable<Submitted['managedTestimonial']>;

interface Correction {
  content: string;
  whose: Whose | '';
  consentTo: readonly string[];
}

export interface ManagedTestimonialState extends Managed<Shown, 'save' | 'withdraw'> {
  save(correction: Correction): void;
  withdraw(): void;
}

export const useManagedTestimonial = (submitted: Submitted | null): ManagedTestimonialState => {
  const platform = usePlatform();
  const managed = useManaged<Shown, 'save' | 'withdraw'>({
    submitted,
    posted: submitted?.managedTestimonial ?? null,
    read: async (token) => ({
      testimonial: await send(platform, readManagedTestimonial, { body: { token } }),
      done: null,
    }),
  });
  return {
    ...managed,
    save: (correction) =>
      managed.act('save', async (token) => ({
        testimonial: await send(platform, correctManagedTestimonial, { body: { token, ...correction } }),
        done: 'saved',
      })),
    withdraw: () =>
      managed.act('withdraw', async (token) => {
        await send(platform, withdrawManagedTestimonial, { body: { token } });
        return { testimonial: null, done: 'withdrawn' };
      }),
  };
};
