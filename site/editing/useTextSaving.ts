import { useState } from 'react';
import { createText, updateText } from '#contract/containers/calls.ts';
import { containerTags, type TextContainer } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { isConflict } from '../client/api-error.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readText } from '../client/places.ts';
import { send } from '../client/send.ts';

/** What of a text is edited; without an id and at revision 0 while the place has none, at revision 1 where it has one in which nobody has written. */
export type EditedText = Pick<TextContainer, 'id' | 'content' | 'revision'>;

export interface TextSaving {
  busy: boolean;
  /** True when the last attempt failed; it is only logged. */
  failed: boolean;
  /** What a colleague saved meanwhile; to be compared before saving again. */
  theirs: TextContainer | null;
  /** True when there is a container afterwards, made by this call or by a colleague. */
  create(content: string): Promise<boolean>;
  /** True when the text is saved. `over` is the version that it replaces. */
  save(content: string, over: EditedText): Promise<boolean>;
  /** Forgets a failure and what a colleague saved. */
  reset(): void;
}

interface SavingOptions {
  of: Pick<TextPlace, 'relativeUrl' | 'key'>;
  /** English where none is named. */
  language: Language | undefined;
  /** What a translation is made from; what stands there in English when it is saved where that is left out. */
  english?: string | undefined;
  /** Reads what stands there where visitors cannot: in a language that is off. */
  read?: () => Promise<TextContainer | null>;
  /** Told what stands at the place after each attempt. */
  onKept(container: TextContainer): void;
}

/** Makes and saves the text of a place. Failures are logged, and what was written stays with the editor. */
export const useTextSaving = ({
  of: { relativeUrl, key },
  language,
  english,
  onKept,
  ...options
}: SavingOptions): TextSaving => {
  const platform = usePlatform();
  const read = options.read ?? readText(platform, relativeUrl, key, language).ask;
  const [state, setState] = useState<Pick<TextSaving, 'busy' | 'failed' | 'theirs'>>({
    busy: false,
    failed: false,
    theirs: null,
  });
  const newest = async () => {
    const theirs = await read().catch(() => null);
    if (theirs) onKept(theirs);
    return theirs;
  };
  const attempt = async (
    act: () => Promise<TextContainer>,
    onConflict: (newest: TextContainer | null) => boolean,
    about: string,
  ): Promise<boolean> => {
    setState((before) => ({ ...before, busy: true, failed: false }));
    try {
      onKept(await act());
      setState({ busy: false, failed: false, theirs: null });
      return true;
    } catch (error) {
      const theirs = isConflict(error) ? await newest() : null;
      if (!theirs) console.warn(about, error);
      setState((before) => ({ busy: false, failed: !theirs, theirs: theirs ?? before.theirs }));
      return onConflict(theirs);
    }
  };
  const tags = containerTags('text', relativeUrl, key);
  const make = (content: string) =>
    send(platform, createText, { body: { tags, relativeUrl, content, language, english } });
  return {
    ...state,
    create: async (content) => {
      const made = await attempt(
        () => make(content),
        (theirs) => theirs !== null,
        'Text container could not be created',
      );
      // Somebody else's container is no conflict here: nothing has been written yet.
      setState((before) => ({ ...before, theirs: null }));
      return made;
    },
    save: (content, over) =>
      attempt(
        async () => {
          const id = over.id || (over.revision > 0 && (await read())?.id);
          if (!id) return make(content);
          return send(platform, updateText, { id, body: { content, revision: over.revision, english } });
        },
        () => false,
        'Text container could not be updated',
      ),
    reset: () => setState({ busy: false, failed: false, theirs: null }),
  };
};
