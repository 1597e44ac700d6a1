import { defaultHelplines } from '#contract/testimonials/helplines.ts';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { SendingKeyField } from '../ui/SendingKeyField.tsx';
import { SentCard } from '../ui/SentCard.tsx';
import { UrgentSentCard } from '../ui/UrgentSentCard.tsx';
import { LONG_TEXT, Section, State } from './Section.tsx';

export const SentParts = () => (
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
