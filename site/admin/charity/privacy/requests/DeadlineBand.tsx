import { useState } from 'react';
import { dayName, daysBetween, dublinDay, longDate } from '#contract/dublin.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useNow } from '../../../useNow.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { deadlineOf } from './request-labels.ts';

const lawWords = ({ extension }: DataRequest, isOver: boolean): string => {
  if (extension) return `Two months longer, because: ${extension.reason || 'the reason is erased, too'}`;
  return isOver
    ? 'The month is over. Please answer today, and say why it is late.'
    : 'The law gives a month. With a reason it can be two more; the person must be told within the first.';
};

export const DeadlineBand = ({ request }: { request: DataRequest }) => {
  const [extending, setExtending] = useState(false);
  const today = dublinDay(useNow());
  const { receivedOn, dueOn, extension } = request;
  const { words, remaining } = deadlineOf(request, today);
  const all = Math.max(1, daysBetween(receivedOn, dueOn));
  const elapsed = Math.min(all, Math.max(0, all - remaining));
  return (
    <section className="deadline" aria-label="Deadline">
      <div>
        <p className="big">{words}</p>
        <p>
          Last day by law: <b>{dayName(dueOn)}</b>
        </p>
      </div>
      <div className="line">
        <progress max={all} value={elapsed} aria-label="Days gone" />
        <p>
          <small>{`${longDate(receivedOn)}, asked`}</small>
          <small>{`${longDate(dueOn)}, ${extension ? 'three months' : 'one month'}`}</small>
        </p>
      </div>
      <p className="law">
        <small>{lawWords(request, remaining < 0)}</small>
      </p>
      {!extension && remaining >= 0 && (
        <Button variant="furze" icon="calendar-clock" onClick={() => setExtending(true)}>
          Take longer
        </Button>
      )}
      {extending && <ExtendDialog request={request} onClose={() => setExtending(false)} />}
    </section>
  );
};
