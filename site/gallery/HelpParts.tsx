import { useState } from 'react';
import { telHref } from '#contract/personal-data/phone-parts.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { forms } from '#contract/words/forms.ts';
import { HelplineName, HelplineNumber } from '../ui/Helpline.tsx';
import { HelplineCard, HelplineFoot } from '../ui/HelplineCard.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { PhoneText } from '../ui/PhoneText.tsx';
import { RefusedNotice } from '../ui/RefusedNotice.tsx';
import { RestoredDraftNotice } from '../ui/RestoredDraftNotice.tsx';
import { Section, State } from './Section.tsx';

const Offline = ({ start }: { start: boolean }) => {
  const [waiting, setWaiting] = useState(start);
  return <OfflineNotice again={{ offline: true, waiting, setWaiting }} of={forms.offlineWords} />;
};

export const HelpParts = () => (
  <>
    <Section part="HelplineCard">
      <State name="with the usual helplines">
        <HelplineCard lines={defaultHelplines} />
      </State>
      <State name="with the emergency number alone">
        <HelplineCard lines={[]} />
      </State>
    </Section>
    <Section part="HelplineFoot">
      <State name="in the foot of a form">
        <div className="form__foot">
          <HelplineFoot lines={defaultHelplines} />
        </div>
      </State>
    </Section>
    <Section part="HelplineName">
      <State name="brought by the product, and written by staff">
        <p>
          <HelplineName line={EMERGENCY} end=", " />
          <HelplineName line={{ name: 'The hospice’s night line', number: '051 123 456' }} />
        </p>
      </State>
    </Section>
    <Section part="HelplineNumber">
      <State name="one number, two, a word to send">
        {[...defaultHelplines, EMERGENCY].map((line) => (
          <p key={line.number}>
            <HelplineNumber line={line} />
          </p>
        ))}
      </State>
    </Section>
    <Section part="PhoneText">
      <State name="one number, two numbers, none">
        <p>
          <PhoneText parts={[{ text: '087 123 4567', href: telHref('+353871234567') }]} />
        </p>
        <p>
          <PhoneText
            parts={[
              { text: '051 123 456', href: telHref('+35351123456') },
              { text: ' or ' },
              { text: '087 123 4567', href: telHref('+353871234567') },
            ]}
          />
        </p>
        <p>
          <PhoneText parts={[{ text: 'ask at the desk' }]} />
        </p>
      </State>
    </Section>
    <Section part="RestoredDraftNotice">
      <State name="over a restored draft">
        <RestoredDraftNotice onAgain={() => undefined} />
      </State>
    </Section>
    <Section part="RefusedNotice">
      <State name="over a form">
        <RefusedNotice text="Nothing was sent. Please try again." />
      </State>
    </Section>
    <Section part="OfflineNotice">
      <State name="sent by hand">
        <Offline start={false} />
      </State>
      <State name="sent by itself">
        <Offline start />
      </State>
    </Section>
  </>
);
