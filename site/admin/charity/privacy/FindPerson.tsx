import { type SubmitEvent, useState } from 'react';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import type { Erasure } from '#contract/privacy/privacy.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { countsOf, inWords } from './counts.ts';
import { FoundData } from './FoundData.tsx';
import { useFindPerson } from './useFindPerson.ts';

const erasedText = ({ photos, account, ...counts }: Erasure) =>
  `Erased: ${inWords({ ...counts, photos, accounts: account ? 1 : 0 })}. It is gone from all files within a minute, and from backups after six weeks at most.`;

const Actions = ({ person }: { person: ReturnType<typeof useFindPerson> }) => {
  const [asking, setAsking] = useState(false);
  const { busy, found, exportFound, eraseFound } = person;
  if (!found) return null;
  const erase = () => {
    setAsking(false);
    eraseFound();
  };
  return (
    <div className="row">
      <Button variant="line" icon="download" busy={busy === 'export'} busyLabel="Exporting" onClick={exportFound}>
        Export as a file
      </Button>
      <Button variant="bad" icon="trash-2" busy={busy === 'erase'} busyLabel="Erasing" onClick={() => setAsking(true)}>
        Erase everything
      </Button>
      {asking && (
        <ConfirmDialog
          question={`Erase everything about ${found.email}?`}
          detail={`Deleted for good: ${inWords(countsOf(found.data))}. This cannot be undone.`}
          confirmLabel="Erase everything"
          icon="trash-2"
          onConfirm={erase}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};

export const FindPerson = () => {
  const person = useFindPerson();
  const { busy, error, failure, found, erased } = person;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) person.find(String(new FormData(event.currentTarget).get('email') ?? ''));
  };
  const empty = found && inWords(countsOf(found.data)) === '';
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>One person’s data</h2>
          <p>When somebody asks what you keep about them, wants a copy, or wants it deleted.</p>
        </div>
      </div>
      <div className="box__body stack">
        <form className="stack" noValidate aria-label="Find a person" onSubmit={submit}>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={EMAIL_MAX}
            error={error}
            hint="Please make sure that the person who asks is the one to whom the address belongs."
          />
          <div>
            <Button variant="brand" type="submit" icon="search" busy={busy === 'find'} busyLabel="Searching">
              Find
            </Button>
          </div>
        </form>
        {failure && (
          <Notice tone="bad">
            <p>{failure}</p>
          </Notice>
        )}
        {erased && (
          <Notice tone="ok">
            <p>{erasedText(erased)}</p>
          </Notice>
        )}
        {empty && (
          <Notice>
            <p>{`Nothing is kept about ${found.email}.`}</p>
          </Notice>
        )}
        {found && !empty && (
          <>
            <FoundData data={found.data} email={found.email} />
            <Actions person={person} />
          </>
        )}
      </div>
    </section>
  );
};
