import { useLayoutEffect, useState } from 'react';
import { defaultHelplines } from '#contract/testimonials/helplines.ts';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { SendingKeyField } from '../ui/SendingKeyField.tsx';
import { SentCard } from '../ui/SentCard.tsx';
import { UrgentSentCard } from '../ui/UrgentSentCard.tsx';
import { VisitorForm } from '../ui/VisitorForm.tsx';
import { ActionParts } from './ActionParts.tsx';
import { DialogParts } from './DialogParts.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FileParts } from './FileParts.tsx';
import { FormParts } from './FormParts.tsx';
import { HelpParts } from './HelpParts.tsx';
import { MessageParts } from './MessageParts.tsx';
import { PictureParts } from './PictureParts.tsx';
import { LONG_TEXT, Section, State } from './Section.tsx';

const SentParts = () => (
  <>
    <Section part="Honeypot">
      <State name="in sight of programs only">
        <Honeypot id="gallery-website" value="" onChange={() => undefined} />
      </State>
    </Section>
    <Section part="SendingKeyField">
      <State name="in a form without scripts, hidden">
        <SendingKeyField />
      </State>
    </Section>
    <Section part="VisitorForm">
      <State name="around fields">
        <VisitorForm action="/contact" onTyped={() => undefined} onSubmit={() => undefined}>
          <Button type="submit">Send</Button>
        </VisitorForm>
      </State>
    </Section>
    <Section part="SentCard">
      <State name="with a name, long words" wide>
        <SentCard
          name="Deirdre"
          lead={LONG_TEXT}
          helplines={undefined}
          focus={false}
          actions={<Button variant="line">Send another</Button>}
        >
          <p>{LONG_TEXT}</p>
        </SentCard>
      </State>
    </Section>
    <Section part="UrgentSentCard">
      <State name="after urgent words" wide>
        <UrgentSentCard lines={defaultHelplines} focus={false} actions={<Button variant="line">Back</Button>}>
          <p>{LONG_TEXT}</p>
        </UrgentSentCard>
      </State>
    </Section>
  </>
);

const themes = ['light', 'dark'] as const;

/** Only `npm run dev` serves it. */
export const Gallery = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <main className="showcase">
      <header className="showcase__head">
        <h1>Gallery of site/ui</h1>
        <div className="row">
          {themes.map((name) => (
            <Button
              key={name}
              small
              variant={theme === name ? 'brand' : 'line'}
              aria-pressed={theme === name}
              onClick={() => setTheme(name)}
            >
              {name === 'light' ? 'Light' : 'Dark'}
            </Button>
          ))}
        </div>
      </header>
      <ActionParts />
      <FieldStates />
      <FormParts />
      <FileParts />
      <SentParts />
      <MessageParts />
      <DialogParts />
      <HelpParts />
      <PictureParts />
    </main>
  );
};
