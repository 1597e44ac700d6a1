import { type Dispatch, useEffect, useState } from 'react';
import { consentTopics } from '#contract/testimonials/testimonials.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import type { TestimonialAction, TestimonialState } from './testimonial-form.ts';
import { pickFields } from './testimonial-values.ts';

export const useTestimonialDraft = (
  state: TestimonialState,
  dispatch: Dispatch<TestimonialAction>,
  drafts: FormDrafts,
): void => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void drafts.read().then((kept) => {
      if (gone) return;
      if (kept) {
        const agreed = consentTopics.filter((topic) => kept.fields.agreed?.split(',').includes(topic));
        const draft = { values: pickFields(kept.fields), image: kept.files[0] ?? null, agreed };
        dispatch({ type: 'restore', draft, earlier: true });
      }
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [drafts, dispatch]);
  const { values, agreed, image } = state;
  useEffect(() => {
    if (ready) drafts.keepFields({ ...pickFields({ ...values, website: '' }), agreed: agreed.join(',') });
  }, [ready, values, agreed, drafts]);
  useEffect(() => {
    if (ready) drafts.keepFiles(image ? [image] : []);
  }, [ready, image, drafts]);
};
