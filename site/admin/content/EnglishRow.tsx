import '../../styles/editing.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeName } from '#contract/places/place.ts';
import { siteContentQuery } from '../../client/content.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { shownAs } from '../../editing/shown-as.tsx';
import { TextEditor } from '../../editing/TextEditor.tsx';
import { useTextSaving } from '../../editing/useTextSaving.ts';
import type { ShownPlace } from './places-in.ts';

interface EnglishRowProps {
  place: Extract<ShownPlace, { kind: 'text' }>;
  onClose(): void;
  onUnsaved(unsaved: boolean): void;
}

/** A text that its page shows in some state alone, being edited in the list. */
export const EnglishRow = ({ place, onClose, onUnsaved }: EnglishRowProps) => {
  const queryClient = useQueryClient();
  const { queryKey } = siteContentQuery(usePlatform());
  const { text, fallback } = place;
  const [initial] = useState(text ?? { id: '', content: fallback, revision: 0 });
  const onKept = () => void queryClient.invalidateQueries({ queryKey });
  const saving = useTextSaving({ of: place, language: undefined, onKept });
  return (
    <li className="textrow textrow--editing">
      <TextEditor
        container={initial}
        name={placeName(place)}
        isLine={place.form === 'heading' || place.form === 'paragraph'}
        saving={saving}
        preview={shownAs()}
        onClose={onClose}
        onUnsaved={onUnsaved}
      />
    </li>
  );
};
