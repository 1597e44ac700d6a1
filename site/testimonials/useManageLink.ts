import type { Submitted } from '#contract/pages/page-renderer.ts';
import { type Correction, correctByLink, readByLink, withdrawByLink } from '../client/manage-link.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { type Managed, useManaged } from '../manage-link/useManaged.ts';

type Shown = NonNullable<Submitted['yours']>;

export interface ManagedTestimonial extends Managed<Shown, 'save' | 'withdraw'> {
  save(correction: Correction): void;
  withdraw(): void;
}

/** The testimonial behind the manage link in the address, and what its author does with it. */
export const useManageLink = (submitted: Submitted | null): ManagedTestimonial => {
  const platform = usePlatform();
  const managed = useManaged<Shown, 'save' | 'withdraw'>({
    submitted,
    posted: submitted?.yours ?? null,
    read: async (link) => ({ testimonial: await readByLink(platform, link), done: null }),
  });
  return {
    ...managed,
    save: (correction) =>
      managed.act('save', async (token) => ({
        testimonial: await correctByLink(platform, { token, ...correction }),
        done: 'saved',
      })),
    withdraw: () =>
      managed.act('withdraw', async (token) => {
        await withdrawByLink(platform, token);
        return { testimonial: null, done: 'withdrawn' };
      }),
  };
};
