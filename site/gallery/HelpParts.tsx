import { useState } from 'react';
import { defaultHelplines } from '#contract/helplines.ts';
import { HelplineCard } from '../ui/HelplineCard.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { Section, State } from './Section.tsx';

const Offline = ({ start }: { start: boolean }) => {
  const [waiting, setWaiting] = useState(start);
  return <OfflineNotice what="Your words" waiting={waiting} onWaiting={setWaiting} />;
};

/** What somebody reads who needs help now, or has no connection. */
export const HelpParts = () => (
  <>
    <Section part="HelplineCard">
      <State name="with the usual helplines">
        <HelplineCard lines={defaultHelplines} />
      </State>
      <State name="with the emergency number alone">
        <HelplineCard lines={[]} title="If it is dangerous, ring now" />
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
