import { addressLines } from '#contract/donations/pickup-address.ts';
import { clockTime } from '#contract/dublin.ts';
import type { RunStop, StopState } from '#contract/runs/runs.ts';
import { Written } from '../../../language/Written.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { CallButtons } from '../../shell/phone/CallButtons.tsx';
import { mapUrl, outcomeLabels, whatIsGiven } from './run-labels.ts';
import { StopAddress } from './StopAddress.tsx';

const states: Record<StopState, { label: string; tone: Tone }> = {
  agreed: { label: 'Agreed', tone: 'ok' },
  offered: { label: 'Offered', tone: 'info' },
  'not-asked': { label: 'Not told yet', tone: 'wait' },
};

type StopRowProps = {
  stop: RunStop;
  count: number;
  /** Undefined if the stop's order is fixed. */
  onMove: ((by: -1 | 1) => void) | undefined;
  onRemove: (() => void) | undefined;
};

const StopReport = ({ stop: { outcome, at, note } }: { stop: RunStop }) => {
  if (!outcome) return null;
  const { label, tone } = outcomeLabels[outcome];
  return (
    <p className="row row--tight">
      <Badge tone={tone}>{label}</Badge>
      <span>{[at && clockTime(new Date(at)), note].filter(Boolean).join(', ')}</span>
    </p>
  );
};

export const StopRow = ({ stop, count, onMove, onRemove }: StopRowProps) => {
  const { label, tone } = states[stop.state];
  return (
    <li>
      <span className="stopnumber" aria-hidden="true">
        {stop.order}
      </span>
      <div className="stopbody">
        <div className="row row--tight">
          <b>{stop.name}</b>
          <Badge tone={tone}>{label}</Badge>
          <small>{`${stop.reference}${stop.area ? ` · ${stop.area}` : ''} · ${stop.minutes} min`}</small>
        </div>
        <StopAddress stop={stop} />
        <p className="lines">
          <b>{`${whatIsGiven(stop)}.`}</b>
          <Written language={stop.language ?? null}>{` ${stop.description}`}</Written>
        </p>
        {stop.instructions && <p className="lines">{stop.instructions}</p>}
        {stop.adminNotes && <p className="lines mini">{`Colleagues: ${stop.adminNotes}`}</p>}
        {stop.photoUrls.length > 0 && (
          <div className="stopphotos">
            {stop.photoUrls.map((url, index) => (
              <StaffPicture key={url} src={url} alt={`${index + 1} of ${stop.photoUrls.length}`} width={224} />
            ))}
          </div>
        )}
        <div className="row row--tight stopcalls">
          <CallButtons phone={stop.phone} variant="line" />
          {addressLines(stop).length > 0 && (
            <a className={buttonClass({ variant: 'line' })} href={mapUrl(stop)} target="_blank" rel="noreferrer">
              <Icon name="map-pin" />
              Directions
            </a>
          )}
        </div>
        <StopReport stop={stop} />
      </div>
      {(onMove || onRemove) && (
        <div className="move">
          {onMove && (
            <>
              <button
                type="button"
                className="iconbtn iconbtn--up"
                aria-label={`Move ${stop.name} up`}
                disabled={stop.order === 1}
                onClick={() => onMove(-1)}
              >
                <Icon name="chevron-down" />
              </button>
              <button
                type="button"
                className="iconbtn"
                aria-label={`Move ${stop.name} down`}
                disabled={stop.order === count}
                onClick={() => onMove(1)}
              >
                <Icon name="chevron-down" />
              </button>
            </>
          )}
          {onRemove && (
            <button type="button" className="iconbtn" aria-label={`Take ${stop.name} off the run`} onClick={onRemove}>
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </li>
  );
};
