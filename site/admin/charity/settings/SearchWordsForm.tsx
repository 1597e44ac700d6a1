import { readSearchWords } from '#contract/search/public-calls.ts';
import { LISTED_WORDS_MAX, type SearchWord, type SearchWords, searchWords } from '#contract/search/search-words.ts';
import { saveSearchWords } from '#contract/settings/calls.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { Loaded } from '../../shell/list/Loaded.tsx';

const fields = [
  { name: 'typed', label: 'What people type', maxLength: 300, hint: 'With commas between them.' },
  { name: 'means', label: 'Our words for it', maxLength: 200, hint: 'They are looked for, too.' },
  { name: 'page', label: 'The page that answers', maxLength: 200, hint: 'Like /support. It is found first.' },
] as const;

const Words = ({ all }: { all: SearchWords }) => {
  const send = useSend(saveSearchWords);
  const form = usePartForm({
    all,
    draft: 'settings.search-words',
    schema: searchWords,
    read: readSearchWords,
    input: {},
    partOf: ({ entries }: SearchWords) => ({ entries }),
    save: ({ entries }, { revision }) => send({ body: { entries, revision } }),
  });
  const { entries } = form.values;
  const set = (next: SearchWord[]) => form.change({ entries: next });
  return (
    <EditBox
      form={form}
      title="Search words"
      lead="What people type in the search, where this website says it in other words. A mistyped letter and a plural are forgiven."
      savedText="Saved. The search knows these words now."
    >
      {entries.length === 0 && <p className="hint">No words are listed: the search finds what the pages say.</p>}
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow editrow--one" key={at}>
          <div className="stack stack--close">
            {fields.map(({ name, label, ...field }) => (
              <Field
                key={name}
                id={fieldId(`entries.${at}.${name}`)}
                label={`${label} ${at + 1}`}
                {...field}
                value={entry[name]}
                error={form.errors[`entries.${at}.${name}`]}
                onChange={({ target }) =>
                  set(entries.map((other, index) => (index === at ? { ...other, [name]: target.value } : other)))
                }
              />
            ))}
          </div>
          <RemoveRow
            label={`Remove “${entry.typed || 'the new words'}”`}
            onRemove={() => set(entries.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {entries.length < LISTED_WORDS_MAX && (
        <div>
          <Button variant="line" icon="plus" onClick={() => set([...entries, { typed: '', means: '', page: '' }])}>
            Add search words
          </Button>
        </div>
      )}
    </EditBox>
  );
};

export const SearchWordsForm = () => (
  <Loaded query={queryOf(usePlatform(), readSearchWords, {})} what="the search words">
    {(all) => <Words all={all} />}
  </Loaded>
);
