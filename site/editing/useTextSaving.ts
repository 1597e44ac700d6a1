import { useState } from 'react';
import { createText, updateText } from '#contract/containers/calls.ts';
import { containerTags, type TextContainer } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { isConflict } from '../client/api-error.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readText } from '../client/places.ts';
import { send } from '../client/send.ts';

/** Without an id and at revision 0 if the place has no container; at revision 1 if nobody has written in it. */
export type EditedText = Pick<TextContainer, 'id' | 'content' | 'revision'>;

export interface TextSaving {
  busy: boolean;
  failed: boolean;
  theirs: TextContainer | null;
  /** True if there is a container afterwards, made by this call or by a colleague. */
  create(content: string): Promise<boolean>;
  /** True if the text is saved; `over` is the version that it replaces. */
  save(content: string, over: EditedText): Promise<boolean>;
  reset(): void;
}

interface SavingOptions {
  of: Pick<TextPlace, 'relativeUrl' | 'key'>;
  /** English if undefined. */
  language: Language | undefined;
  /** English text that is translated; if absent, the one that stands there at the time of saving. */
  english?: string | undefined;
  /** Reads the text in a language that is off, which visitors cannot read. */
  read?: () => Promise<TextContainer | null>;
  onStored(container: TextContainer): void;
}

export const useTextSaving = ({
  of: { relativeUrl, key },
  language,
  english,
  onStored,
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
    if (theirs) onStored(theirs);
    return theirs;
  };
  const attempt = async (
    act: () => Promise<TextContainer>,
    onConflict: (newest: TextContainer | null) => boolean,
    about: string,
  ): Promise<boolean> => {
    setState((before) => ({ ...before, busy: true, failed: false }));
    try {
      onStored(await act());
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
