import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RunFit } from '#contract/runs/run-fit.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { hoursAndMinutes, kilometresText, runBadge, runLine } from './run-labels.ts';

type CapacityBarProps = {
  label: string;
  agreed: number;
  planned: number;
  max: number;
  text: string;
};

const CapacityBar = ({ label, agreed, planned, max, text }: CapacityBarProps) => (
  <div className="capacity">
    <span>{label}</span>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-full={planned >= max ? '' : undefined}>
      <rect className="capacity__planned" width={Math.min(100, (planned / max) * 100)} height="8" />
      <rect className="capacity__agreed" width={Math.min(100, (agreed / max) * 100)} height="8" />
    </svg>
    <b>{text}</b>
  </div>
);

const minutesAt = (run: RunSummary, count: number) =>
  run.stops.length === 0 ? 0 : Math.round((run.minutes / run.stops.length) * count);

type RunCardProps = {
  run: RunSummary;
  /** Undefined while nothing is selected, or if the offers do not fit. */
  onPut: (() => void) | undefined;
  putLabel: string;
  fit: RunFit | undefined;
};

const fitText = (fit: RunFit, { minutesMax, stops }: RunSummary): string =>
  fit.fits
    ? `${hoursAndMinutes(fit.minutes)} of ${hoursAndMinutes(minutesMax)} hours, ${kilometresText(fit.kilometresBefore)} now, ${kilometresText(fit.kilometresAfter)} with ${fit.stops.length - stops.length === 1 ? 'it' : 'them'}`
    : `No room for all of them: ${hoursAndMinutes(fit.minutes)} of ${hoursAndMinutes(minutesMax)} hours.`;

export const RunCard = ({ run, onPut, putLabel, fit }: RunCardProps) => {
  const fitId = useId();
  const badge = runBadge(run);
  const { stops, stopsMax, minutes, minutesMax, agreed, offered } = run;
  return (
    <div className="runcard">
      <Link className="runcard__link" to={`/admin/runs/${run.id}`}>
        <span className="top">
          <b>{run.van}</b>
          <Badge {...(badge.tone && { tone: badge.tone })}>{badge.label}</Badge>
        </span>
        <small>{runLine(run)}</small>
        <CapacityBar
          label="Stops"
          agreed={agreed}
          planned={stops.length}
          max={stopsMax}
          text={`${stops.length} of ${stopsMax}`}
        />
        <CapacityBar
          label="Time"
          agreed={minutesAt(run, agreed)}
          planned={minutes}
          max={minutesMax}
          text={`${hoursAndMinutes(minutes)} of ${hoursAndMinutes(minutesMax)}`}
        />
        {offered > 0 && <small>{offered === 1 ? 'One donor may choose it' : `${offered} donors may choose it`}</small>}
      </Link>
      {onPut && (
        <button type="button" className="slot" aria-describedby={fit && fitId} onClick={onPut}>
          {putLabel}
        </button>
      )}
      {fit && (
        <small className="runcard__fit" id={fitId}>
          {fitText(fit, run)}
        </small>
      )}
    </div>
  );
};
