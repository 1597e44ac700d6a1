import '../../styles/forms.css';
import '../../styles/offer.css';
import type { Ref } from 'react';
import { dublinDay } from '#contract/dublin.ts';
import type { ManagedHelp } from '#contract/help/help.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { help as words } from '#contract/words/help.ts';
import { managed } from '#contract/words/managed.ts';
import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { OfferProgress } from '../../donations/OfferProgress.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { ManagedWithdraw } from '../../manage-link/ManagedWithdraw.tsx';
import { useRenderedAt } from '../../routing/PageContext.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HelplineCard } from '../../ui/HelplineCard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RefusedNotice } from '../../ui/RefusedNotice.tsx';
import { weReach } from '../answer-words.ts';
import { helpSteps } from '../help-steps.ts';
import { ManagedHelpChange } from './ManagedHelpChange.tsx';
import { ManagedHelpFacts } from './ManagedHelpFacts.tsx';
import { ManagedHelpWords } from './ManagedHelpWords.tsx';
import type { ManagedHelpState } from './useManagedHelp.ts';

const WITHDRAW = {
  open: words.callOff,
  question: words.callOffQuestion,
  text: words.callOffText,
  yes: words.callOffYes,
  keep: words.keepIt,
};

const titleOf = ({ state, withdrawn }: ManagedHelp): Message => {
  if (withdrawn) return words.titleWithdrawn;
  return {
    received: words.titleReceived,
    looking: words.titleLooking,
    answered: words.titleAnswered,
    arranged: words.titleArranged,
    closed: words.titleClosed,
  }[state];
};

const doneWords = { added: words.addedNow, changed: words.changedNow } as const;

const Next = ({ help }: { help: ManagedHelp }) => {
  const today = dublinDay(useRenderedAt());
  const ours = useSettings().contact.phone;
  const { state, withdrawn, says, answer, phone, late, reference, ringAt } = help;
  if (says) {
    return (
      <Written as="p" className="lead lead--sm mt-sm lines" language={null}>
        {says}
      </Written>
    );
  }
  const className = 'lead lead--sm mt-sm';
  if (withdrawn) return <T as="p" className={className} of={words.textWithdrawn} />;
  if (state === 'closed') return <T as="p" className={className} of={words.textClosed} />;
  if (state === 'answered') return <T as="p" className={className} of={words.textAnswered} />;
  if (late) return <T as="p" className={className} of={words.weAreLate} values={{ phone: ours, reference }} />;
  return answer && <T as="p" className={className} {...weReach(answer, today, phone !== null, ringAt)} />;
};

type ManagedHelpCardProps = {
  help: ManagedHelp;
  request: ManagedHelpState;
  heading: Ref<HTMLElement>;
  refused?: readonly Helpline[] | undefined;
};

export const ManagedHelpCard = ({ help, request, heading, refused }: ManagedHelpCardProps) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const helplines = help.helplines ?? refused;
  const { message, busy, shown } = request;
  const done = shown?.done;
  const isOpen = help.state !== 'closed';
  return (
    <div className="form managed">
      <div className="form__head">
        <div className="managed__top">
          <T as="p" className="eyebrow" of={words.yourTitle} />
          <T as="p" className="hint" of={managed.reference} values={{ reference: <strong>{help.reference}</strong> }} />
        </div>
        <T as="h1" ref={heading} tabIndex={-1} of={titleOf(help)} />
        {helplines && <HelplineCard title="h2" className="mt-sm" lines={helplines} />}
        <Next help={help} />
        <OfferProgress label={t(words.stepsLabel)} steps={helpSteps(help)} />
      </div>
      <div className="form__body">
        <RefusedNotice text={message} />
        {(done === 'added' || done === 'changed') && !busy && !message && (
          <Notice tone="ok">
            <T as="p" of={doneWords[done]} />
          </Notice>
        )}
        <ManagedHelpFacts help={help} />
        {isOpen && <ManagedHelpWords key={`words ${help.added.length}`} request={request} />}
        {isOpen && (
          <ManagedHelpChange key={`change ${help.day} ${help.time} ${help.phone}`} request={request} help={help} />
        )}
        <PhoneStatus />
      </div>
      <div className="form__foot">
        {isOpen ? (
          <ManagedWithdraw kind="help" record={request} words={WITHDRAW} />
        ) : (
          <ButtonLink variant="line" href="/help" of={words.askAnew} />
        )}
        <ButtonLink variant="line" className="push" icon="phone" href={hrefOf(phone)}>
          <T of={site.call} values={{ phone }} />
        </ButtonLink>
      </div>
    </div>
  );
};
