import { useEffect, useRef } from 'react';
import { isWeekend } from '#contract/dublin.ts';
import type { Reach } from '#contract/help/help.ts';
import { type HelpServiceKey, isDriven } from '#contract/help/help-services.ts';
import { telHref } from '#contract/personal-data/phone-parts.ts';
import { help } from '#contract/words/help.ts';
import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { Written } from '../language/Written.ts';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../shops/PhoneStatus.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Elements } from '../ui/elements.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { weAnswer } from './answer-words.ts';
import { questionOf, serviceOf } from './help-values.ts';
import type { HelpRequest } from './useHelp.ts';

const asks: Readonly<Record<HelpServiceKey, Message>> = {
  lift: help.askLift,
  costs: help.askCosts,
  counselling: help.askCounselling,
  shopping: help.askShopping,
  other: help.askOther,
};

/** Staff may have written words beside the number. */
const isDialled = (phone: string) => /^\+?[\d ]{5,}$/.test(phone);

const Point = ({ icon = 'check', children }: { icon?: IconName; children: Elements }) => (
  <li>
    <Icon name={icon} />
    {children}
  </li>
);

const Distance = ({ reach: { place, nearest, within, milesAtMost } }: { reach: Reach }) => {
  if (within === 'unknown') return <T as="p" of={help.townUnknownText} values={{ most: milesAtMost }} />;
  if (!place || !nearest || nearest.miles === 0) return null;
  const values = { place, count: nearest.miles, point: nearest.name };
  return within === 'yes' ? (
    <T as="p" of={help.milesFrom} values={values} />
  ) : (
    <T as="p" of={help.milesTooFar} values={{ ...values, most: milesAtMost }} />
  );
};

const titleOf = (
  { within, hospitalKnown, notice }: Reach,
  { service, isLift, atWeekend }: { service: HelpServiceKey; isLift: boolean; atWeekend: boolean },
): Message => {
  if (!isDriven(service)) return help.askAndWeTell;
  if (within === 'no') return help.justOutside;
  if (within === 'unknown') return help.townUnknown;
  if (isLift && !hospitalKnown) return help.askAboutHospital;
  if (atWeekend) return help.askAboutWeekend;
  return notice === 'enough' ? help.withinReach : help.withinReachSoon;
};

type ReachAnswerProps = {
  reach: Reach;
  request: HelpRequest;
  /** If absent, the form stands below. */
  onAsk?: (() => void) | undefined;
};

export const ReachAnswer = ({ reach, request, onAsk }: ReachAnswerProps) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answerCount, today, values } = request;
  useEffect(() => {
    if (answerCount > 0) heading.current?.focus();
  }, [answerCount]);
  const { hospital, day } = questionOf(values);
  const service = serviceOf(values) ?? 'other';
  const isLift = service === 'lift';
  const atWeekend = isLift && day !== '' && isWeekend(day);
  const isNear = reach.within === 'yes';
  return (
    <section className={classNames('reach', !isNear && 'reach--near')} aria-labelledby="reach-title">
      <T as="h3" id="reach-title" ref={heading} tabIndex={-1} of={titleOf(reach, { service, isLift, atWeekend })} />
      {isDriven(service) && <Distance reach={reach} />}
      <ul className="how">
        {isLift && hospital && (
          <Point icon={reach.hospitalKnown ? 'check' : 'info'}>
            <T of={reach.hospitalKnown ? help.hospitalKnown : help.hospitalAsked} values={{ hospital }} />
          </Point>
        )}
        {atWeekend && (
          <Point icon="info">
            <T of={help.atWeekends} />
          </Point>
        )}
        {isLift && (
          <Point>
            <T of={help.thereAndBack} />
          </Point>
        )}
        {isLift && (
          <Point>
            <T of={help.noCost} />
          </Point>
        )}
        <Point icon="clock">
          <span>
            <T as="strong" {...weAnswer(reach.answer, today)} />
            {reach.notice !== 'enough' && ' '}
            {reach.notice === 'short' && <T of={help.isSoon} />}
            {reach.notice === 'none' && <T of={help.tooSoonToAnswer} />}
          </span>
        </Point>
      </ul>
      <div className="acts">
        {onAsk && <Button iconAfter="arrow-right" onClick={onAsk} of={isNear ? asks[service] : help.askAllTheSame} />}
        {(!isNear || reach.notice !== 'enough') && (
          <ButtonLink variant="line" icon="phone" href={hrefOf(phone)}>
            <T of={site.call} values={{ phone }} />
          </ButtonLink>
        )}
        <PhoneStatus />
      </div>
      {reach.others.length > 0 && (
        <>
          <T as="h4" of={help.whoElse} />
          <ul className="others">
            {reach.others.map(({ name, phone: number, says }) => (
              <li key={`${name} ${number}`}>
                <b>
                  <Written language={null}>{name}</Written>
                </b>
                {says && (
                  <Written as="small" language={null}>
                    {says}
                  </Written>
                )}
                {number && (isDialled(number) ? <a href={telHref(number)}>{number}</a> : <span>{number}</span>)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
