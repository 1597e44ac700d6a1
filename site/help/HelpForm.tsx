import '../styles/forms.css';
import { useEffect, useRef } from 'react';
import type { Reach } from '#contract/help/help.ts';
import { helpServices } from '#contract/help/help-services.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { forms } from '#contract/words/forms.ts';
import { help } from '#contract/words/help.ts';
import { T } from '../language/T.tsx';
import { dayValue, t } from '../language/t.ts';
import { clockTimeText } from '../shops/clock-time-text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { Icon } from '../ui/Icon.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { RefusedNotice } from '../ui/RefusedNotice.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHelplines } from '../ui/useHelplines.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { VisitorForm } from '../ui/VisitorForm.tsx';
import { HelpQuestions } from './HelpQuestions.tsx';
import { HelpSent } from './HelpSent.tsx';
import { fieldsOf, questionErrors, questionOf, serviceOf, summaryOf } from './help-values.ts';
import { ReachAnswer } from './ReachAnswer.tsx';
import { RequestFields } from './RequestFields.tsx';
import { type HelpRequest, useHelp } from './useHelp.ts';

const Summary = ({ request, onChange }: { request: HelpRequest; onChange?: () => void }) => {
  const { from, hospital, day, time } = questionOf(request.values);
  const within = request.reach?.within;
  const on = day && dayValue(day, 'dayName');
  return (
    <div className="placebar">
      <Icon name={within === 'no' ? 'info' : 'map-pin'} />
      <p>
        {from && hospital && <T of={help.fromTo} values={{ from, hospital }} />}
        {from && !hospital && <T of={help.fromOnly} values={{ from }} />}
        {on && ' '}
        {on && time && <T of={help.dayAtTime} values={{ day: on, time: clockTimeText(time) }} />}
        {on && !time && <span>{on(null)}</span>}
        {within && within !== 'unknown' && ' '}
        {within === 'yes' && from && <T as="strong" of={help.reachYes} />}
        {within === 'no' && <T as="strong" of={help.reachNo} />}
      </p>
      {onChange && (
        <button type="button" className="linkbtn" onClick={onChange}>
          <T of={help.change} />
        </button>
      )}
    </div>
  );
};

const PlainQuestions = ({ request, reach }: { request: HelpRequest; reach: Reach | null }) => (
  <>
    {reach && <ReachAnswer reach={reach} request={request} />}
    <details className="fold" open={summaryOf(questionErrors(request.errors)).length > 0}>
      <T as="summary" of={help.changeAnswers} />
      <div className="form__part">
        <HelpQuestions request={request} />
        <div>
          <Button type="submit" name="do" value="reach" variant="line" of={help.askAgain} />
        </div>
      </div>
    </details>
  </>
);

type HelpFormProps = {
  /** The answer to the form if it was posted without scripts. */
  submitted: Submitted | null;
  service: string;
};

export const HelpForm = ({ submitted, service: named }: HelpFormProps) => {
  const hydrated = useHydrated();
  const request = useHelp(submitted, named);
  const { values, errors, message, refusals, busy, reach, isAsking, ask, back, sent, again, fill, today } = request;
  const helplines = useHelplines(values.message, submitted?.helplines);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const service = serviceOf(values);
  const title = isAsking && service ? helpServices[service].label : help.whatWouldHelp;
  useFormTitle(sent ? {} : { errors, message, ...(isAsking && { step: t(title) }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [isAsking]);
  const move = (to: () => void) => () => {
    moved.current = true;
    to();
  };
  if (sent) {
    return (
      <HelpSent
        received={sent}
        name={values.name}
        byPhone={values.phone !== ''}
        ringAt={values.ringAt}
        service={service}
        today={today}
        focus
      />
    );
  }
  const submit = () => {
    moved.current = true;
    void (isAsking ? request.submit() : request.lookUp());
  };
  const isPosted = reach !== null && reach === submitted?.help?.reach;
  return (
    <VisitorForm
      className="form"
      action="/help#ask"
      aria-labelledby="help-title"
      onTyped={({ form }) => {
        const typed = fieldsOf(form);
        fill((now) => ({ ...now, ...typed }));
      }}
      onSubmit={submit}
    >
      <div className="form__head">
        {!isAsking && <T as="p" className="eyebrow" of={help.threeQuestions} />}
        <T as="h2" id="help-title" tabIndex={-1} ref={heading} of={title} />
        <T as="p" className="lead lead--sm mt-sm" of={isAsking ? help.shortForm : help.takesAMinute} />
      </div>
      <div className="form__body">
        <RefusedNotice text={message} />
        <ErrorSummary errors={summaryOf(errors)} attempt={refusals} />
        {isAsking ? (
          <>
            {hydrated && !isPosted && <Summary request={request} onChange={move(back)} />}
            {(!hydrated || isPosted) && <PlainQuestions request={request} reach={reach} />}
            <RequestFields request={request} />
            <OfflineNotice again={again} of={forms.offlineWords} />
            <p className="hint">
              <T of={help.privacy} /> <T as="a" href="/privacy#help" of={forms.whatWeKeepAnd} />
            </p>
          </>
        ) : (
          <>
            <HelpQuestions request={request} />
            {reach && <ReachAnswer reach={reach} request={request} onAsk={move(ask)} />}
          </>
        )}
      </div>
      <div className="form__foot">
        <HelplineFoot lines={helplines} />
        {isAsking ? (
          <>
            {hydrated && <Button variant="quiet" onClick={move(back)} of={help.back} />}
            <Button
              type="submit"
              name="do"
              value="send"
              icon="send"
              className="push"
              busy={busy === 'send'}
              busyLabel={t(forms.sending)}
              of={help.send}
            />
          </>
        ) : (
          <>
            {message && <Button variant="quiet" onClick={move(ask)} of={help.askAllTheSame} />}
            <Button
              type="submit"
              name="do"
              value="reach"
              className="push"
              variant={reach ? 'line' : undefined}
              busy={busy === 'reach'}
              busyLabel={t(help.lookingUp)}
              of={help.seeWhatIsTrue}
            />
          </>
        )}
      </div>
    </VisitorForm>
  );
};
