import { useState } from 'react';
import { AlertProvider, useAlert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Elements } from '../ui/elements.ts';
import { type Lazy, LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { DialogNotArrived, PartNotArrived } from '../ui/NotArrived.tsx';
import { LONG_TEXT, LONG_WORD, Section, State } from './Section.tsx';

const AlertButton = () => {
  const alert = useAlert();
  return (
    <Button variant="line" onClick={() => alert('Thank you. Your testimonial was sent.')}>
      Show an alert
    </Button>
  );
};

const Opener = ({ label, children }: { label: string; children: (close: () => void) => Elements }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
};

const Dialogs = () => (
  <>
    {(['sheet', 'drawer'] as const).map((shape) => (
      <Opener key={shape} label={`Open a ${shape}`}>
        {(close) => (
          <Dialog
            title="Earlier versions"
            hint="The newest first."
            shape={shape}
            onClose={close}
            footer={<Button onClick={close}>Done</Button>}
          >
            <p>{LONG_TEXT}</p>
            <p>{LONG_WORD}</p>
          </Dialog>
        )}
      </Opener>
    ))}
  </>
);

const missing: Lazy<object> = lazyPart<object>(() => Promise.reject(new Error('It is not there.')));
const notArrived = { retry: () => undefined, isRetrying: false, hasFailedAgain: false };

const Confirmations = () => (
  <>
    {[false, true].map((busy) => (
      <Opener key={String(busy)} label={busy ? 'Ask, busy' : 'Ask'}>
        {(close) => (
          <ConfirmDialog
            question="Delete this picture?"
            detail="This cannot be undone."
            confirmLabel="Delete"
            icon="trash-2"
            busy={busy}
            onConfirm={close}
            onCancel={close}
          />
        )}
      </Opener>
    ))}
  </>
);

export const DialogParts = () => (
  <>
    <Section part="AlertProvider">
      <State name="opened by a button">
        <AlertProvider>
          <AlertButton />
        </AlertProvider>
      </State>
    </Section>
    <Section part="Dialog">
      <State name="sheet, drawer">
        <div className="row">
          <Dialogs />
        </div>
      </State>
    </Section>
    <Section part="ConfirmDialog">
      <State name="normal, busy">
        <div className="row">
          <Confirmations />
        </div>
      </State>
    </Section>
    <Section part="LazyPart">
      <State name="that does not arrive">
        <LazyPart of={missing} failed={(state) => <PartNotArrived {...state} />}>
          {() => null}
        </LazyPart>
      </State>
    </Section>
    <Section part="PartNotArrived">
      <State name="failed">
        <PartNotArrived {...notArrived} />
      </State>
      <State name="trying again">
        <PartNotArrived {...notArrived} isRetrying />
      </State>
    </Section>
    <Section part="DialogNotArrived">
      <State name="opened by a button">
        <Opener label="Open what does not arrive">
          {(close) => <DialogNotArrived {...notArrived} title="Help" onClose={close} />}
        </Opener>
      </State>
    </Section>
  </>
);
