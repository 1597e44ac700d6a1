import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { searchForDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { personalSearch } from '#contract/privacy/personal-records.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { CaseNews } from './CaseNews.tsx';
import { ChosenActions } from './ChosenActions.tsx';
import { FoundList } from './FoundList.tsx';
import type { CaseActions } from './useCaseActions.ts';
import { useFound } from './useFound.ts';

const TERM_MAX = 200;
const terms = [
  { name: 'email', label: 'Email', type: 'email', hint: '' },
  { name: 'name', label: 'Name', type: 'text', hint: '' },
  { name: 'phone', label: 'Phone', type: 'tel', hint: 'However it is written.' },
  {
    name: 'words',
    label: 'Words',
    type: 'text',
    hint: 'What was given, a street, a place: all of them have to be there.',
  },
] as const;

type Form = { request: DataRequest; busy: boolean; onSearch(terms: readonly string[]): void };

const SearchForm = ({ request, busy, onSearch }: Form) => {
  const [error, setError] = useState('');
  const typed = { email: request.email, name: request.name, phone: request.phone, words: '' };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const given = terms.map(({ name }) => String(form.get(name) ?? '').trim()).filter(Boolean);
    const checked = z.safeParse(personalSearch, { terms: given });
    setError(checked.success ? '' : (checked.error.issues[0]?.message ?? ''));
    if (checked.success) onSearch(checked.data.terms);
  };
  return (
    <form className="stack" noValidate aria-label="Find the person" onSubmit={submit}>
      <div className="casefind">
        {terms.map(({ name, label, type, hint }) => (
          <Field
            key={name}
            label={label}
            name={name}
            type={type}
            hint={hint}
            autoComplete="off"
            spellCheck={false}
            maxLength={TERM_MAX}
            defaultValue={typed[name] ?? ''}
          />
        ))}
      </div>
      {error && (
        <Notice tone="bad">
          <p>{error}</p>
        </Notice>
      )}
      <div>
        <Button variant="line" type="submit" icon="search" busy={busy} busyLabel="Searching">
          Search
        </Button>
      </div>
    </form>
  );
};

export const FindBox = ({ request, actions }: { request: DataRequest; actions: CaseActions }) => {
  const platform = usePlatform();
  const found = useFound(request.id);
  const count = found.found?.records.length ?? 0;
  const search = (sought: readonly string[]) =>
    void actions.attempt('search', async () => {
      found.show(await send(platform, searchForDataRequest, { id: request.id, body: { terms: sought } }));
      return undefined;
    });
  return (
    <section className="box" aria-labelledby="find-theirs">
      <div className="box__head">
        <div>
          <h2 id="find-theirs">2. What is theirs?</h2>
          <p>Each thing that you look for counts by itself. Then tick what is this person’s.</p>
        </div>
      </div>
      <div className="box__body stack">
        <SearchForm request={request} busy={actions.busy === 'search'} onSearch={search} />
        <CaseNews actions={actions} of={['search']} />
        {found.found && (
          <p role="status">
            {count === 0
              ? 'Nothing is found. Please try another spelling, a phone number or words.'
              : `${count === 1 ? '1 thing' : `${count} things`} found, ${found.refs.length} ticked.`}
          </p>
        )}
        <FoundList found={found} />
        <ChosenActions request={request} actions={actions} found={found} />
        <p className="hint">
          Whatever is erased goes from backups after six weeks at most. What stays is that this case was: its number,
          its days, and who did what.
        </p>
      </div>
    </section>
  );
};
