import { useEffect, useEffectEvent, useState } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { managed } from '#contract/words/managed.ts';
import { sentence } from '#contract/words/message.ts';
import { ApiError, sentenceOf } from '../client/api-error.ts';
import { useFormTitle } from '../ui/useFormTitle.ts';

const FAILED = sentence(managed.failed);

interface State<Shown, Step extends string> {
  token: string;
  /** Null before the link is known. */
  shown: Shown | null;
  busy: Step | 'see' | null;
  message: string;
  errors: Readonly<Record<string, string>>;
  attempt: number;
}

interface Options<Shown> {
  submitted: Submitted | null;
  posted: Shown | null;
  read: (link: string) => Promise<Shown>;
}

export interface Managed<Shown, Step extends string> extends State<Shown, Step> {
  see(link: string): void;
  /** `work` gets the link's token; what it resolves with is shown then. */
  act(step: Step, work: (token: string) => Promise<Shown>): void;
}

export const useManaged = <Shown, Step extends string>(options: Options<Shown>): Managed<Shown, Step> => {
  const { submitted, posted, read } = options;
  const [state, setState] = useState<State<Shown, Step>>(() => ({
    token: typeof submitted?.values.token === 'string' ? submitted.values.token : '',
    shown: posted,
    busy: null,
    message: submitted?.message ?? '',
    errors: submitted?.errors ?? {},
    attempt: 0,
  }));
  useFormTitle(state);
  const attempt = async (busy: Step | 'see', token: string, work: (token: string) => Promise<Shown>) => {
    // What belongs to a link that the page has left for another one is dropped.
    const change = (next: (before: State<Shown, Step>) => Partial<State<Shown, Step>>) =>
      setState((before) => (before.token === token ? { ...before, ...next(before) } : before));
    if (busy === 'see') setState((before) => (before.token === token ? before : { ...before, token, shown: null }));
    change(() => ({ busy, message: '', errors: {} }));
    try {
      const shown = await work(token);
      change(() => ({ shown, busy: null }));
    } catch (error) {
      const errors = (error instanceof ApiError && error.problem?.fields) || {};
      const message = Object.keys(errors).length > 0 ? '' : sentenceOf(error, FAILED);
      change((before) => ({ busy: null, errors, message, attempt: before.attempt + 1 }));
    }
  };
  const see = (link: string) => void attempt('see', link, read);
  const seeHash = useEffectEvent(() => {
    const hash = window.location.hash.slice(1);
    if (!hash) return;
    // The page in another language leads to the same record.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.hash = hash;
    see(hash);
  });
  useEffect(() => {
    if (!submitted) seeHash();
    window.addEventListener('hashchange', seeHash);
    return () => window.removeEventListener('hashchange', seeHash);
  }, [submitted]);
  return { ...state, see, act: (step, work) => void attempt(step, state.token, work) };
};
