import { useState } from 'react';
import type { TextContainer } from '#contract/containers.ts';
import { isConflict } from '../client/api-error.ts';
import { createText, readText, updateText } from '../client/containers.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { textKey } from '../client/page-keys.ts';

export interface TextSaving {
  busy: boolean;
  /** True when the last attempt failed; it is only logged. */
  failed: boolean;
  /** What a colleague saved meanwhile; to be compared before saving again. */
  theirs: TextContainer | null;
  /** True when there is a container afterwards, made by this call or by a colleague. */
  create(content: string): Promise<boolean>;
  /** True when the text is saved. `over` is the version that it replaces. */
  save(content: string, over: TextContainer): Promise<boolean>;
  /** Forgets a failure and what a colleague saved. */
  reset(): void;
}

/** Makes and saves the text of a place. Failures are logged, and what was written stays with the editor. */
export const useTextSaving = (relativeUrl: string, place: string): TextSaving => {
  const platform = usePlatform();
  const answers = usePageAnswers();
  const [state, setState] = useState<Pick<TextSaving, 'busy' | 'failed' | 'theirs'>>({
    busy: false,
    failed: false,
    theirs: null,
  });
  const newest = async () => {
    const { data, error } = await answers.ask(readText(platform, relativeUrl, place));
    return error ? null : (data ?? null);
  };
  const attempt = async (
    send: () => Promise<TextContainer>,
    onConflict: (newest: TextContainer | null) => boolean,
    about: string,
  ): Promise<boolean> => {
    setState((before) => ({ ...before, busy: true, failed: false }));
    try {
      answers.set(textKey(relativeUrl, place), await send());
      setState({ busy: false, failed: false, theirs: null });
      return true;
    } catch (error) {
      const theirs = isConflict(error) ? await newest() : null;
      if (!theirs) console.warn(about, error);
      setState((before) => ({ busy: false, failed: !theirs, theirs: theirs ?? before.theirs }));
      return onConflict(theirs);
    }
  };
  return {
    ...state,
    create: async (content) => {
      const made = await attempt(
        () => createText(platform, relativeUrl, place, content),
        (theirs) => theirs !== null,
        'Text container could not be created',
      );
      // Somebody else's container is no conflict here: nothing has been written yet.
      setState((before) => ({ ...before, theirs: null }));
      return made;
    },
    save: (content, over) =>
      attempt(
        () => updateText(platform, over.id, content, over.revision),
        () => false,
        'Text container could not be updated',
      ),
    reset: () => setState({ busy: false, failed: false, theirs: null }),
  };
};
