import '../../../styles/editing.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listContent } from '#contract/containers/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import { placeName } from '#contract/places/place.ts';
import { keyOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { shownAs } from '../../../editing/shown-as.tsx';
import { draftOfText, TextEditor } from '../../../editing/TextEditor.tsx';
import { useTextSaving } from '../../../editing/useTextSaving.ts';
import type { ShownPlace } from './places-in.ts';
import { readTranslation } from './site-content.ts';

interface EditedRowProps {
  place: Extract<ShownPlace, { kind: 'text' }>;
  onClose(): void;
  onUnsaved(unsaved: boolean): void;
}

/**
 * Edits a text in the list if its page cannot be relied on: the language is still off, or the page shows the text in some state
 * only.
 */
export const EditedRow = ({ place, onClose, onUnsaved }: EditedRowProps) => {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const { text, fallback, language } = place;
  // A colleague may change the English text while its translation is written.
  const [english] = useState(language && fallback);
  const [initial] = useState(text ?? { id: '', content: fallback, revision: 0 });
  const onStored = () => void queryClient.invalidateQueries({ queryKey: keyOf(listContent) });
  const read = language && { read: () => readTranslation(platform, place, language) };
  const saving = useTextSaving({ of: place, language, english, onStored, ...read });
  return (
    <li className="textrow textrow--editing">
      <TextEditor
        draft={draftOfText(place, language)}
        container={initial}
        language={language}
        english={english}
        name={language ? `${placeName(place)}, in ${englishNames[language]}` : placeName(place)}
        isLine={place.form === 'heading' || place.form === 'paragraph'}
        saving={saving}
        preview={shownAs()}
        onClose={onClose}
        onUnsaved={onUnsaved}
      />
    </li>
  );
};
