import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerDataRequest } from '#contract/privacy/calls.ts';
import { type DataRequest, RECEIPT_MAX } from '#contract/privacy/data-requests.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useTextDraft } from '../../../shell/forms/useTextDraft.ts';
import { CaseNews } from './CaseNews.tsx';
import { receiptKey, receiptText } from './receipt-text.ts';
import type { CaseActions } from './useCaseActions.ts';

const PrintLetter = ({ text }: { text: string }) => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const stop = () => setPrinting(false);
    window.addEventListener('afterprint', stop);
    window.print();
    return () => window.removeEventListener('afterprint', stop);
  }, [printing]);
  return (
    <>
      <Button variant="line" icon="printer" onClick={() => setPrinting(true)}>
        Print as a letter
      </Button>
      {printing && createPortal(<div className="letter">{text}</div>, document.body)}
    </>
  );
};

export const ReceiptBox = ({ request, actions }: { request: DataRequest; actions: CaseActions }) => {
  const platform = usePlatform();
  const [stored, keep] = useTextDraft(receiptKey(request.id));
  const [isOwn, setIsOwn] = useState(stored !== '');
  const text = isOwn ? stored : receiptText(request);
  const write = (next: string) => {
    setIsOwn(true);
    keep(next);
  };
  const tell = async (byMail: boolean) => {
    const done = byMail ? `On its way to ${request.email}.` : 'It is noted that the person was told.';
    const act = () => send(platform, answerDataRequest, { id: request.id, body: { text, byMail } });
    await actions.attempt(byMail ? 'mail' : 'told', act, done);
  };
  return (
    <section className="box" aria-labelledby="tell-them">
      <div className="box__head">
        <div>
          <h2 id="tell-them">3. Tell them</h2>
          <p>Drafted from what was done. Its words are not kept with the case.</p>
        </div>
      </div>
      <div className="box__body stack">
        <Field
          as="textarea"
          label={`What ${request.name || 'the person'} is told`}
          rows={9}
          maxLength={RECEIPT_MAX}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <div className="row row--tight">
          {request.email && (
            <Button
              variant="brand"
              icon="send"
              busy={actions.busy === 'mail'}
              busyLabel="Sending"
              onClick={() => void tell(true)}
            >
              Send by mail
            </Button>
          )}
          <CopyButton text={text} label="Copy text" />
          <PrintLetter text={text} />
          <Button
            variant={request.email ? 'quiet' : 'brand'}
            icon="check"
            busy={actions.busy === 'told'}
            busyLabel="Noting"
            onClick={() => void tell(false)}
          >
            Told by letter or phone
          </Button>
        </div>
        <CaseNews actions={actions} of={['mail', 'told']} />
      </div>
    </section>
  );
};
