import { useState } from 'react';
import type { LetterFields, LetterRecord } from '#contract/letters/letters.ts';
import { Button } from '../../../ui/Button.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { LetterList } from './LetterList.tsx';
import { ThreadLink } from './ThreadLink.tsx';

interface RecordLettersProps {
  about: LetterRecord;
  /** Name and address of the person; without an address nothing can be written. */
  name: string;
  email: string | null;
  fields: LetterFields;
  write: string;
}

export const RecordLetters = ({ about, name, email, fields, write }: RecordLettersProps) => {
  const [writing, setWriting] = useState(false);
  return (
    <div className="stack stack--close">
      <LetterList about={about} fields={fields} />
      <div className="row row--tight">
        {email && (
          <Button variant="line" small icon="mail" onClick={() => setWriting(true)}>
            {write}
          </Button>
        )}
        <ThreadLink {...about} name={name} />
      </div>
      {writing && email && <LetterDialog about={about} name={name} email={email} onClose={() => setWriting(false)} />}
    </div>
  );
};
