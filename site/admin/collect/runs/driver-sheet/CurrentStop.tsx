import { addressLines } from '#contract/donations/pickup-address.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import { STOP_PHOTO_WIDTH } from '../../../../client/outbox/cache-run.ts';
import { Written } from '../../../../language/Written.ts';
import { buttonClass } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { StaffPicture } from '../../../../ui/StaffPicture.tsx';
import { CallButtons } from '../../../shell/phone/CallButtons.tsx';
import { mapUrl, whatIsGiven } from '../run-labels.ts';
import { StopAddress } from '../StopAddress.tsx';
import type { SheetStop } from './apply-unsent-reports.ts';
import { StopOutcome } from './StopOutcome.tsx';
import type { DriverSheet } from './useDriverSheet.ts';

const Whereabouts = ({ stop }: { stop: SheetStop }) => (
  <>
    <div className="drivestop__head">
      <span className="stopnumber" aria-hidden="true">
        {stop.order}
      </span>
      <div>
        <h2 id="this-stop" tabIndex={-1}>
          {stop.name}
        </h2>
        <StopAddress stop={stop} />
        <p className="drivestop__phone">{stop.phone}</p>
      </div>
    </div>
    <div className="drivestop__ways">
      <CallButtons
        phone={stop.phone}
        variant="line"
        showTyped={false}
        label={(number) => (number === stop.phone ? 'Ring' : `Ring ${number}`)}
        name={(number) => `Ring ${stop.name}, ${number}`}
      />
      {addressLines(stop).length > 0 && (
        <a
          className={buttonClass({ variant: 'line' })}
          href={mapUrl(stop)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Directions to ${stop.name}`}
        >
          <Icon name="navigation" />
          Directions
        </a>
      )}
    </div>
  </>
);

const Heed = ({ stop: { instructions, adminNotes } }: { stop: SheetStop }) =>
  instructions || adminNotes ? (
    <ul className="heed">
      {instructions && (
        <li>
          <Icon name="message-square-quote" />
          <span className="lines">{`“${instructions}”`}</span>
        </li>
      )}
      {adminNotes && (
        <li>
          <Icon name="users-round" />
          <span className="lines">{`Colleagues: ${adminNotes}`}</span>
        </li>
      )}
    </ul>
  ) : null;

const Goods = ({ stop }: { stop: SheetStop }) => (
  <div className="goods">
    <p className="lines">
      <b>{whatIsGiven(stop)}</b>
      <small>{stop.reference}</small>
      <Written language={stop.language ?? null}>{stop.description}</Written>
    </p>
    {stop.photoUrls.length > 0 && (
      <div className="stopphotos">
        {stop.photoUrls.map((url, index) => (
          <StaffPicture key={url} src={url} alt={`${index + 1} of ${stop.photoUrls.length}`} width={STOP_PHOTO_WIDTH} />
        ))}
      </div>
    )}
  </div>
);

type CurrentStopProps = {
  stop: SheetStop;
  sheet: DriverSheet;
  isOpen: boolean;
  onDone: (outcome: OutcomeReport['outcome']) => void;
};

export const CurrentStop = ({ stop, sheet, isOpen, onDone }: CurrentStopProps) => (
  <article className="drivestop" aria-labelledby="this-stop">
    <Whereabouts stop={stop} />
    <Heed stop={stop} />
    <Goods stop={stop} />
    <StopOutcome stop={stop} sheet={sheet} isOpen={isOpen} onDone={onDone} />
  </article>
);
