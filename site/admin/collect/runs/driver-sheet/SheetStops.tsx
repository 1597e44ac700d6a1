import type { ReactNode } from 'react';
import { clockTime } from '#contract/dublin.ts';
import type { Run } from '#contract/runs/runs.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { leaveSentences, outcomeLabels, whatIsGiven } from '../run-labels.ts';
import type { SheetStop } from './apply-unsent-reports.ts';

const placeOf = ({ area, address }: SheetStop): string => area ?? address.split(/[,\n]/).at(-1)?.trim() ?? '';

type StopLineProps = {
  number: ReactNode;
  tone?: 'ok' | 'no' | 'gone';
  title: string;
  words: string;
  end?: Elements;
  onShow?: () => void;
};

const StopLine = ({ number, tone, title, words, end, onShow }: StopLineProps) => {
  const inside = (
    <>
      <span className="stopnumber" aria-hidden="true">
        {number}
      </span>
      <span>
        <b>{title}</b>
        <small>{words}</small>
      </span>
      {end}
    </>
  );
  const className = `next${tone ? ` next--${tone}` : ''}`;
  return (
    <li>
      {onShow ? (
        <button type="button" className={className} onClick={onShow}>
          {inside}
        </button>
      ) : (
        <div className={className}>{inside}</div>
      )}
    </li>
  );
};

type ListProps = { stops: readonly SheetStop[]; current: string | undefined; onShow: (id: string) => void };

export const NextStops = ({ run, stops, current, onShow }: ListProps & { run: Run }) => {
  const coming = stops.filter(({ outcome, donationId }) => outcome === null && donationId !== current);
  if (coming.length + run.left.length === 0) return null;
  return (
    <section aria-labelledby="then">
      <h2 id="then">{current ? 'Then' : 'The stops'}</h2>
      <ul>
        {coming.map((stop) => (
          <StopLine
            key={stop.donationId}
            number={stop.order}
            title={placeOf(stop)}
            words={`${whatIsGiven(stop)} · ${stop.name}`}
            end={stop.kilometres !== null && <span className="mini">{`${Math.round(stop.kilometres)} km`}</span>}
            onShow={() => onShow(stop.donationId)}
          />
        ))}
        {run.left.map(({ donationId, at, name, area, why }) => (
          <StopLine
            key={`${donationId}${at}`}
            number={<Icon name="x" />}
            tone="gone"
            title={area ?? name}
            words={`${name}. ${leaveSentences[why]} Drive past.`}
            end={
              <Badge tone="wait" icon="undo-2">
                {why === 'withdrawn' ? 'Withdrawn' : 'Gone'}
              </Badge>
            }
          />
        ))}
      </ul>
    </section>
  );
};

export const DoneStops = ({ stops, current, onShow }: ListProps) => {
  const done = stops
    .filter(({ outcome, donationId }) => outcome !== null && donationId !== current)
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="done">
      <h2 id="done">Done</h2>
      <ul>
        {done.map((stop) => {
          const isOk = stop.outcome === 'collected';
          const label = stop.outcome ? outcomeLabels[stop.outcome].label : '';
          const words = [`${label} ${stop.at ? clockTime(new Date(stop.at)) : ''}`, stop.note && `“${stop.note}”`];
          return (
            <StopLine
              key={stop.donationId}
              number={isOk ? <Icon name="check" /> : '!'}
              tone={isOk ? 'ok' : 'no'}
              title={placeOf(stop)}
              words={[...words, stop.name].filter(Boolean).join(' · ')}
              end={
                stop.unsent.length > 0 ? (
                  <Badge tone="wait" icon="cloud-upload">
                    Not sent
                  </Badge>
                ) : (
                  <Badge tone="ok" icon="check">
                    Sent
                  </Badge>
                )
              }
              onShow={() => onShow(stop.donationId)}
            />
          );
        })}
      </ul>
    </section>
  );
};
