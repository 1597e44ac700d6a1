import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { PageParams } from '../list/usePageParams.ts';
import { useModeration } from './testimonial-moderation.ts';

/**
 * Adds the testimonial that the address asks for: it comes first if the page does not have it, becomes the current card, and
 * leaves once it is decided here.
 */
export const useAskedItem = (params: PageParams, listed: readonly StaffTestimonial[]): readonly StaffTestimonial[] => {
  const id = params.get('item');
  const { awaited } = useModeration();
  const isListed = listed.some((one) => one.id === id);
  const { data, isError } = useQuery({
    ...queryOf(usePlatform(), readTestimonial, { id }),
    enabled: id !== '' && !isListed,
  });
  const [asked, setAsked] = useState({ id: '', status: '' });
  if (data && data.id === id && asked.id !== id) setAsked({ id, status: data.status });
  const isShown = data !== undefined && id !== '' && !isListed && (asked.id !== id || asked.status === data.status);
  const expect = useEffectEvent(() => awaited.expect(id));
  useEffect(() => {
    if (id !== '') expect();
  }, [id]);
  const giveUp = useEffectEvent(() => awaited.settle());
  const isNowhere = isError || (data !== undefined && !isShown && !isListed);
  useEffect(() => {
    if (isNowhere) giveUp();
  }, [isNowhere]);
  return isShown ? [data, ...listed] : listed;
};
