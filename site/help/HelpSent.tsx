import '../styles/offer.css';
import { firstName } from '#contract/donations/donations.ts';
import type { Day } from '#contract/dublin.ts';
import type { HelpReceived } from '#contract/help/help.ts';
import { type HelpServiceKey, helpServices } from '#contract/help/help-services.ts';
import { hasChosenTimes } from '#contract/help/promise.ts';
import { help } from '#contract/words/help.ts';
import { offer } from '#contract/words/offer.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { OfferProgress } from '../donations/OfferProgress.tsx';
import { ReferenceCard } from '../donations/ReferenceCard.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { clockTimeText } from '../shops/clock-time-text.ts';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../shops/PhoneStatus.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { UrgentSentCard, useAnswerTitle } from '../ui/UrgentSentCard.tsx';
import { soonDay, weReach } from './answer-words.ts';
import { sentSteps } from './help-steps.ts';
import { serviceDrawings } from './service-drawings.ts';

type HelpSentProps = {
  received: HelpReceived;
  name: string;
  byPhone: boolean;
  ringAt: readonly string[];
  service: HelpServiceKey | undefined;
  today: Day;
  focus?: boolean;
};

type NextStepsProps = Pick<HelpSentProps, 'received' | 'today' | 'byPhone' | 'ringAt'>;

const IfNobodyAnswers = ({ received: { answer, reference }, today, byPhone, ringAt }: NextStepsProps) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const values = { phone: <a href={hrefOf(phone)}>{phone}</a>, reference: <strong>{reference}</strong> };
  // By when they are rung who chose a time, nobody knows.
  const due = byPhone && hasChosenTimes(ringAt) ? null : answer;
  const to = due && clockTimeText(due.to);
  return (
    <div className="panel panel--furze">
      <PhoneStatus />
      <p>
        {!due && <T of={help.ifNoCallSoon} values={values} />}
        {due && to && due.day === today && (
          <T of={byPhone ? help.ifNoCallToday : help.ifNoWordToday} values={{ ...values, to }} />
        )}
        {due && to && due.day !== today && (
          <T of={byPhone ? help.ifNoCall : help.ifNoWord} values={{ ...values, to, day: soonDay(due.day, today) }} />
        )}{' '}
        <T of={help.ifWeCannot} />
      </p>
    </div>
  );
};

const NextSteps = (props: NextStepsProps) => {
  const { received, today } = props;
  return (
    <>
      <ReferenceCard
        reference={received.reference}
        manageUrl={received.manageUrl}
        use={help.linkUse}
        subject={help.mailSubject}
      />
      <section aria-labelledby="way-title">
        <T as="h3" id="way-title" of={help.whatHappensNext} />
        <OfferProgress label={t(help.whatHappensNext)} steps={sentSteps(received.answer, today)} />
      </section>
      <IfNobodyAnswers {...props} />
    </>
  );
};

export const HelpSent = (props: HelpSentProps) => {
  const { received, name, byPhone, ringAt, service = 'other', today, focus = false } = props;
  const promise = weReach(received.answer, today, byPhone, ringAt);
  const title = useAnswerTitle(focus);
  const { helplines } = received;
  const home = <ButtonLink variant="line" className="push" href="/" of={offer.backToHome} />;
  if (helplines) {
    return (
      <UrgentSentCard lines={helplines} focus={focus} actions={home}>
        <T as="p" {...promise} />
        <NextSteps {...props} />
      </UrgentSentCard>
    );
  }
  const first = firstName(name);
  return (
    <div className="form sent">
      <Illustration name={serviceDrawings[service]} className="top" />
      <div className="form__head">
        <T as="p" className="eyebrow" of={helpServices[service].label} />
        <T as="h2" {...title} {...promise} />
        {first ? (
          <T as="p" className="lead lead--sm mt-sm" of={help.weHaveIt} values={{ name: first }} />
        ) : (
          <T as="p" className="lead lead--sm mt-sm" of={help.weHaveItNoName} />
        )}
      </div>
      <div className="form__body">
        <NextSteps {...props} />
      </div>
      <div className="form__foot">{home}</div>
    </div>
  );
};
