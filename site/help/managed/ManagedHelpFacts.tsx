import type { ReactNode } from 'react';
import { dublinDay } from '#contract/dublin.ts';
import { liftRepeats, type ManagedHelp, ringTimes, travelNeeds } from '#contract/help/help.ts';
import { helpServices } from '#contract/help/help-services.ts';
import { help as words } from '#contract/words/help.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { T } from '../../language/T.tsx';
import { dayValue, formatDay, t } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { clockTimeText } from '../../shops/clock-time-text.ts';

const Row = ({ of, children }: { of: Message; children: ReactNode }) =>
  children ? (
    <div>
      <T as="dt" of={of} />
      <dd className="lines">{children}</dd>
    </div>
  ) : null;

const written = (text: string | null) => text && <Written>{text}</Written>;
const list = (labels: readonly Message[]) =>
  labels.length > 0 && <span>{labels.map((label) => t(label)).join(', ')}</span>;

export const ManagedHelpFacts = ({ help }: { help: ManagedHelp }) => {
  const { service, person, from, hospital, day, time, repeats, needs, ringAt, name, phone, email, message } = help;
  return (
    <section aria-labelledby="asked-title">
      <T as="h2" id="asked-title" className="h3" of={words.whatYouAsked} />
      <dl className="table mt-sm">
        <Row of={words.whatDoYouNeed}>
          <T of={helpServices[service].label} />
        </Row>
        <Row of={offer.yourName}>{written(name)}</Row>
        <Row of={words.forWhom}>{written(person)}</Row>
        <Row of={words.whereFrom}>{written(from)}</Row>
        <Row of={words.hospital}>{written(hospital)}</Row>
        <Row of={words.firstDay}>
          {day && time && (
            <T of={words.dayAtTime} values={{ day: dayValue(day, 'dayName'), time: clockTimeText(time) }} />
          )}
          {day && !time && <span>{formatDay(day, 'dayName')}</span>}
        </Row>
        <Row of={words.howOften}>{repeats && <T of={liftRepeats[repeats]} />}</Row>
        <Row of={words.driverShouldKnow}>{list(needs.map((need) => travelNeeds[need]))}</Row>
        <Row of={words.ringAtTitle}>{list(ringAt.map((at) => ringTimes[at]))}</Row>
        <Row of={site.phone}>{written(phone)}</Row>
        <Row of={site.email}>{written(email)}</Row>
        <Row of={words.inYourWords}>{written(message)}</Row>
        {help.added.map(({ at, message: more }) => (
          <div key={at}>
            <T as="dt" of={words.added} values={{ day: dayValue(dublinDay(new Date(at)), 'dayOfMonth') }} />
            <dd className="lines">
              <Written>{more}</Written>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
