import '../../styles/editing.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { englishNames } from '#contract/english-language-names.ts';
import type { Language } from '#contract/languages.ts';
import { placeName } from '#contract/places/place.ts';
import { readTranslation, siteContentQuery } from '../../client/content.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { shownAs } from '../../editing/shown-as.tsx';
import { TextEditor } from '../../editing/TextEditor.tsx';
import { useTextSaving } from '../../editing/useTextSaving.ts';
import type { ShownPlace } from './places-in.ts';

interface TranslateRowProps {
  place: Extract<ShownPlace, { kind: 'text' }>;
  language: Language;
  onClose(): void;
  onUnsaved(unsaved: boolean): void;
}

/** A text in another language, being written in the list: its page is not shown to anybody before the language is on. */
export const TranslateRow = ({ place, language, onClose, onUnsaved }: TranslateRowProps) => {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const { queryKey } = siteContentQuery(platform);
  const { text, fallback } = place;
  // A colleague may change the English text while this is written.
  const [english] = useState(fallback);
  const [initial] = useState(text ?? { id: '', content: fallback, revision: 0 });
  const onKept = () => void queryClient.invalidateQueries({ queryKey });
  const saving = useTextSaving({
    of: place,
    language,
    english,
    onKept,
    read: () => readTranslation(platform, place, language),
  });
  return (
    <li className="textrow textrow--editing">
      <TextEditor
        container={initial}
        language={language}
        english={english}
        name={`${placeName(place)}, in ${englishNames[language]}`}
        isLine={place.form === 'heading' || place.form === 'paragraph'}
        saving={saving}
        preview={shownAs()}
        onClose={onClose}
        onUnsaved={onUnsaved}
      />
    </li>
  );
};
