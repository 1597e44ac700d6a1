import { useEffect, useState } from 'react';
import { forms } from '#contract/words/forms.ts';
import { deviceDrafts } from '../client/form-drafts.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DONATION_FORM } from './donation-values.ts';

export const StoredDraftNotice = ({ onOpen }: { onOpen: () => void }) => {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    void deviceDrafts(DONATION_FORM)
      .read()
      .then((draft) => setStored(draft !== null));
  }, []);
  if (!isStored) return null;
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
