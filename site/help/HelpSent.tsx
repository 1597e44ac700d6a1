import '../styles/offer.css';
import { firstName } from '#contract/donations/donations.ts';
import type { Day } from '#contract/dublin.ts';
import type { HelpReceived } from '#contract/help/help.ts';
import { type HelpServiceKey, helpServices } from '#contract/help/help-services.ts';
import { help } from '#contract/words/help.ts';
import { offer } from '#contract/words/offer.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { OfferProgress } from '../donations/OfferProgress.tsx';
import { ReferenceCard } from '../donations/ReferenceCard.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { doorTime } from '../shops/door-time.ts';
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
  service: HelpServiceKey | undefined;
  today: Day;
  /** Takes the focus when true: after the form has gone. */
  focus?: boolean;
};

/** What to do if the call does not come. */
const IfNobodyRings = ({ received: { answer, reference }, today }: Pick<HelpSentProps, 'received' | 'today'>) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const values = { phone: <a href={hrefOf(phone)}>{phone}</a>, reference: <strong>{reference}</strong> };
  const to = answer && doorTime(answer.to);
  return (
    <div className="panel panel--furze">
      <PhoneStatus />
      <p>
        {!answer && <T of={help.ifNoCallSoon} values={values} />}
        {answer && to && answer.day === today && <T of={help.ifNoCallToday} values={{ ...values, to }} />}
        {answer && to && answer.day !== today && (
          <T of={help.ifNoCall} values={{ ...values, to, day: soonDay(answer.day, today) }} />
        )}{' '}
        <T of={help.ifWeCannot} />
      </p>
    </div>
  );
};

const Kept = ({ received, today }: Pick<HelpSentProps, 'received' | 'today'>) => (
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
    <IfNobodyRings received={received} today={today} />
  </>
);

/** What stands in the place of the form once the request has arrived: when we ring, first of all. */
export const HelpSent = ({ received, name, byPhone, service = 'other', today, focus = false }: HelpSentProps) => {
  const title = useAnswerTitle(focus);
  const { helplines, answer } = received;
  const home = <ButtonLink variant="line" className="push" href="/" of={offer.backToHome} />;
  if (helplines) {
    return (
      <UrgentSentCard lines={helplines} focus={focus} actions={home}>
        <T as="p" {...weReach(answer, today, byPhone)} />
        <Kept received={received} today={today} />
      </UrgentSentCard>
    );
  }
  const first = firstName(name);
  return (
    <div className="form sent">
      <Illustration name={serviceDrawings[service]} className="top" />
      <div className="form__head">
        <T as="p" className="eyebrow" of={helpServices[service].label} />
        <T as="h2" {...title} {...weReach(answer, today, byPhone)} />
        {first ? (
          <T as="p" className="lead lead--sm mt-sm" of={help.weHaveIt} values={{ name: first }} />
        ) : (
          <T as="p" className="lead lead--sm mt-sm" of={help.weHaveItNoName} />
        )}
      </div>
      <div className="form__body">
        <Kept received={received} today={today} />
      </div>
      <div className="form__foot">{home}</div>
    </div>
  );
};
