import { mayDo } from '#contract/roles.ts';
import type { Elements } from '../ui/elements.ts';
import '../styles/forms.css';
import '../styles/editing.css';
import { useRef, useState } from 'react';
import type { TextContainer } from '#contract/containers/containers.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { placeName, type TextPlace } from '#contract/places/place.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { useUser } from '../client/PlatformContext.tsx';
import { textKey } from '../client/place-keys.ts';
import { pageLanguage } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Frame } from './Frame.tsx';
import { CREATE_FAILED } from './messages.ts';
import { draftOfText, TextEditor, useHasTextDraft } from './TextEditor.tsx';
import { useIsMissing } from './useIsMissing.ts';
import { isRequestedPlace, useRequestedPlace } from './useRequestedPlace.ts';
import { type EditedText, useTextSaving } from './useTextSaving.ts';

interface StaffTextProps {
  of: TextPlace;
  container: TextContainer | null;
  fallback: string;
  isLine: boolean;
  render(content: string): Elements;
  children: Elements;
}

/** Without a translation, it begins with the English text and is made when it is saved. */
const translationOf = (container: TextContainer | null, language: Language, fallback: string): EditedText =>
  container?.language === language ? container : { id: '', content: container?.content ?? fallback, revision: 0 };

/** The id is empty, and asked for when the text is saved. */
const unwritten = (content: string): EditedText => ({ id: '', content, revision: 1 });

interface CreateProps {
  isLine: boolean;
  name: string;
  busy: boolean;
  onCreate(): void;
}

const Create = ({ isLine, name, busy, onCreate }: CreateProps) =>
  isLine ? (
    <button className="edit-chip" type="button" disabled={busy} onClick={onCreate}>
      <Icon name="plus" />
      Create Container<span className="sr">{`: ${name}, text`}</span>
    </button>
  ) : (
    <div className="row mt-md">
      <Button variant="plum" small icon="plus" busy={busy} onClick={onCreate}>
        Create Container<span className="sr">{`: ${name}, text`}</span>
      </Button>
      <span className="hint">{name}</span>
    </div>
  );

export const StaffText = ({ of, container, fallback, isLine, render, children }: StaffTextProps) => {
  const role = useUser()?.role;
  const mayEdit = role !== undefined && mayDo(role, 'edit-pages');
  const answers = usePageAnswers();
  const { language } = pageLanguage();
  const isMissing = useIsMissing(of);
  const inEnglish = container ?? (isMissing ? null : unwritten(fallback));
  const edited = language ? translationOf(container, language, fallback) : inEnglish;
  const draft = draftOfText(of, language);
  const hasDraft = useHasTextDraft(draft);
  const [editing, setEditing] = useState(() => edited !== null && (hasDraft || isRequestedPlace(of)));
  const frame = useRef<HTMLDivElement>(null);
  useRequestedPlace(of, frame);
  const saving = useTextSaving({
    of,
    language: language ?? undefined,
    onStored: (container) => answers.set(textKey(of.relativeUrl, of.key), container),
  });
  const name = language ? `${placeName(of)}, in ${englishNames[language]}` : placeName(of);
  const create = async () => {
    if (await saving.create(fallback)) setEditing(true);
  };
  const close = () => {
    setEditing(false);
    // The button comes back in the next rendering; the focus goes with it.
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  };
  if (editing && edited) {
    return (
      <TextEditor
        draft={draft}
        container={edited}
        language={language ?? undefined}
        english={edited.revision ? undefined : edited.content}
        name={name}
        isLine={isLine}
        saving={saving}
        preview={render}
        onClose={close}
      />
    );
  }
  if (!mayEdit) return children;
  return (
    <div ref={frame}>
      <Frame text line={isLine} state={edited?.revision ? 'rest' : 'missing'}>
        {edited && (
          <button className="edit-chip" type="button" onClick={() => setEditing(true)}>
            <Icon name={edited.revision ? 'pencil' : 'plus'} />
            <span>{edited.revision ? 'Edit' : 'Translate'}</span>
            <span className="sr">{` this text: ${name}`}</span>
          </button>
        )}
        {children}
        {!edited && <Create isLine={isLine} name={name} busy={saving.busy} onCreate={() => void create()} />}
        {!edited && saving.failed && (
          <Notice tone="wait">
            <p>{CREATE_FAILED}</p>
          </Notice>
        )}
      </Frame>
    </div>
  );
};
