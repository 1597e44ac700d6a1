import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listLanguages, listLanguageWords, saveLanguageWords } from '#contract/languages/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import {
  type ChangedWord,
  type LanguagePart,
  type LanguageWords,
  languageWordsChange,
} from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { keyOf } from '../../../../client/calls.ts';
import { ChangedMeanwhile } from '../../../../client/changed-meanwhile.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import type { Platform } from '../../../../client/platform.ts';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { EditBox } from '../../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../../shell/forms/useEditForm.ts';
import { FilterRow } from '../../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../../shell/list/FilterSelect.tsx';
import { partPlaces } from './language-labels.ts';
import { WordRow } from './WordRow.tsx';
import { matchesWord, stateFilters, type WordFilter } from './word-filter.ts';

const editedPart = ({ id, text, state }: LanguageWords['words'][number]): ChangedWord => ({
  id,
  text,
  isChecked: state === 'checked',
});

const isSame = (one: ChangedWord | undefined, other: ChangedWord | undefined) =>
  one?.text === other?.text && one?.isChecked === other?.isChecked;

/**
 * Saves the sentences that differ from `base`, the state when editing began, in the same order.
 * @throws ChangedMeanwhile if a colleague has changed one of them, ApiError with `problem.fields` by the id of the sentence.
 */
const saveWords = async (
  platform: Platform,
  language: Language,
  words: readonly ChangedWord[],
  base: readonly ChangedWord[],
): Promise<LanguageWords> => {
  const changed = words.filter((word, at) => !isSame(word, base[at]));
  const now = await send(platform, listLanguageWords, { language });
  const theirs = new Map(now.words.map((word) => [word.id, editedPart(word)]));
  const before = new Map(base.map((word) => [word.id, word]));
  if (changed.some(({ id }) => !isSame(theirs.get(id), before.get(id))))
    throw new ChangedMeanwhile({ words: words.map((word) => theirs.get(word.id) ?? word) });
  return send(platform, saveLanguageWords, { language, body: { words: changed } });
};

interface WordFiltersProps {
  filter: WordFilter;
  parts: readonly LanguagePart[];
  onFilter(filter: WordFilter): void;
}

const WordFilters = ({ filter, parts, onFilter }: WordFiltersProps) => (
  <FilterRow label="Search the sentences" value={filter.text} onSearch={(text) => onFilter({ ...filter, text })}>
    <FilterSelect
      label="State"
      all="Checked or not"
      value={filter.state}
      options={stateFilters}
      onChange={(chosen) => onFilter({ ...filter, state: stateFilters.find(([state]) => state === chosen)?.[0] ?? '' })}
    />
    <FilterSelect
      label="Where it stands"
      all="Everywhere"
      value={filter.part}
      options={parts.map(({ part, label }) => [part, label])}
      onChange={(part) => onFilter({ ...filter, part })}
    />
  </FilterRow>
);

const ROWS = 20;

const useWordsForm = (saved: LanguageWords) => {
  const { language } = saved;
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const place = new Map(saved.words.map(({ id }, at) => [id, at]));
  return useEditForm<{ words: ChangedWord[] }>({
    draft: `settings.words.${language}`,
    start: { words: saved.words.map(editedPart) },
    schema: languageWordsChange,
    pathOf: (id) => `words.${place.get(id)}.text`,
    save: async ({ words }, base) => {
      const after = await saveWords(platform, language, words, base.words);
      queryClient.setQueryData(keyOf(listLanguageWords, { language }), after);
      void queryClient.invalidateQueries({ queryKey: keyOf(listLanguages) });
      return { words: after.words.map(editedPart) };
    },
  });
};

interface WordsFormProps {
  saved: LanguageWords;
  filter: WordFilter;
  onFilter(filter: WordFilter): void;
}

export const WordsForm = ({ saved, filter, onFilter }: WordsFormProps) => {
  const form = useWordsForm(saved);
  const platform = usePlatform();
  // Another filter begins at its first page.
  const [requested, setRequested] = useState({ filter, page: 1 });
  const page = requested.filter === filter ? requested.page : 1;
  const { words } = form.values;
  const edited = new Map(words.map((word) => [word.id, word]));
  const places = partPlaces(saved, platform);
  const found = saved.words.flatMap((word, at) => (matchesWord(word, filter) ? [{ word, at }] : []));
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const current = Math.min(page, pages);
  const shown = found.slice((current - 1) * ROWS, current * ROWS);
  const change = (changed: ChangedWord) =>
    form.change({ words: words.map((word) => (word.id === changed.id ? changed : word)) });
  const checkShown = () => {
    const ids = new Set(shown.map(({ word }) => word.id));
    form.change({
      words: words.map((word) => (ids.has(word.id) && word.text !== '' ? { ...word, isChecked: true } : word)),
    });
  };
  return (
    <EditBox
      form={form}
      title={`Sentences in ${englishNames[saved.language]}`}
      lead="Names in braces are filled in and stay as they are. What you change counts as a draft until you say that it is checked; an empty one goes back to the draft."
      savedText="Saved. Visitors read what is checked."
    >
      <WordFilters filter={filter} parts={saved.parts} onFilter={onFilter} />
      <div className="row row--between">
        <p className="hint" role="status">
          {found.length === 1 ? '1 sentence' : `${found.length} sentences`}
        </p>
        {shown.length > 0 && (
          <Button
            variant="line"
            small
            icon="check-check"
            onClick={checkShown}
          >{`I have checked these ${shown.length}`}</Button>
        )}
      </div>
      {shown.length === 0 && <p className="hint">No sentence fits. Search for fewer words, or show all.</p>}
      <ul className="wordrows">
        {shown.map(({ word, at }) => (
          <WordRow
            key={word.id}
            at={at}
            word={word}
            edited={edited.get(word.id) ?? editedPart(word)}
            language={saved.language}
            places={places}
            error={form.errors[`words.${at}.text`]}
            onChange={(part) => change({ ...(edited.get(word.id) ?? editedPart(word)), ...part })}
          />
        ))}
      </ul>
      <Pagination
        page={current}
        pages={pages}
        onPage={(next) => setRequested({ filter, page: next })}
        label="Pages of sentences"
      />
    </EditBox>
  );
};
