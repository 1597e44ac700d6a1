import { useEffect, useEffectEvent, useState } from 'react';
import type { Submitted } from '#contract/page-renderer.ts';
import { ApiError, sentenceOf } from '../client/api-error.ts';
import { correctByLink, readByLink, withdrawByLink } from '../client/manage-link.ts';
import { usePlatform } from '../client/PlatformContext.tsx';

type Shown = NonNullable<Submitted['yours']>;
type Step = 'see' | 'save' | 'withdraw';
const FAILED = 'This did not work just now. Please try again in a minute.';

interface State {
  token: string;
  yours: Shown | null;
  busy: Step | null;
  /** What went wrong, in a sentence. */
  message: string;
  errors: Readonly<Record<string, string>>;
  /** Counts the attempts that failed, for the error summary. */
  attempt: number;
}

const started = (submitted: Submitted | null): State => ({
  token: typeof submitted?.values.token === 'string' ? submitted.values.token : '',
  yours: submitted?.yours ?? null,
  busy: null,
  message: submitted?.message ?? '',
  errors: submitted?.errors ?? {},
  attempt: 0,
});

export interface ManagedTestimonial extends State {
  see(token: string): void;
  save(content: string, consentTo: readonly string[]): void;
  withdraw(): void;
}

/** The testimonial behind the manage link in the address, and what its author does with it. */
export const useManageLink = (submitted: Submitted | null): ManagedTestimonial => {
  const platform = usePlatform();
  const [state, setState] = useState(() => started(submitted));
  const { token } = state;
  const attempt = async (step: Step, used: string, act: () => Promise<Shown>) => {
    setState((before) => ({ ...before, token: used, busy: step, message: '', errors: {} }));
    try {
      const yours = await act();
      setState((before) => ({ ...before, yours, busy: null }));
    } catch (error) {
      const errors = (error instanceof ApiError && error.problem?.fields) || {};
      const message = Object.keys(errors).length > 0 ? '' : sentenceOf(error, FAILED);
      setState((before) => ({ ...before, busy: null, errors, message, attempt: before.attempt + 1 }));
    }
  };
  const see = (link: string) =>
    void attempt('see', link, async () => ({ testimonial: await readByLink(platform, link), done: null }));
  const seeHash = useEffectEvent(() => {
    const hash = window.location.hash.slice(1);
    if (hash) see(hash);
  });
  useEffect(() => {
    if (!submitted) seeHash();
    window.addEventListener('hashchange', seeHash);
    return () => window.removeEventListener('hashchange', seeHash);
  }, [submitted]);
  return {
    ...state,
    see,
    save: (content, consentTo) =>
      void attempt('save', token, async () => ({
        testimonial: await correctByLink(platform, { token, content, consentTo }),
        done: 'saved',
      })),
    withdraw: () =>
      void attempt('withdraw', token, async () => {
        await withdrawByLink(platform, token);
        return { testimonial: null, done: 'withdrawn' };
      }),
  };
};
