import { useEffect, useState } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { deviceDrafts } from './device-drafts.ts';

export const KeptDraft = ({ onOpen }: { onOpen: () => void }) => {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let gone = false;
    void deviceDrafts()
      .read()
      .then((draft) => gone || setKept(draft !== null));
    return () => {
      gone = true;
    };
  }, []);
  if (!isKept) return null;
  return (
    <section className="section section--furze section--form">
      <div className="wrap wrap--narrow">
        <Notice title={<T of={forms.weKeptWhatYou} />}>
          <T as="p" of={forms.itIsOnThis} />
          <div className="acts">
            <Button variant="brand" small onClick={onOpen} of={forms.goOn} />
          </div>
        </Notice>
      </div>
    </section>
  );
};
