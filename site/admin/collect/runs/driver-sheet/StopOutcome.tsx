import { useRef, useState } from 'react';
import { clockTime } from '#contract/dublin.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import { shrinkForSlowLine } from '../../../../client/shrink-picture.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { onFirstClick } from '../../../../ui/first-click.ts';
import type { IconName } from '../../../../ui/icon-names.ts';
import { PictureInput } from '../../../../ui/PictureInput.tsx';
import { StaffPicture } from '../../../../ui/StaffPicture.tsx';
import { useTextDraft } from '../../../shell/forms/useTextDraft.ts';
import { outcomeLabels } from '../run-labels.ts';
import type { SheetStop } from './apply-unsent-reports.ts';
import type { DriverSheet } from './useDriverSheet.ts';

type Outcome = OutcomeReport['outcome'];
const icons: Record<Outcome, IconName> = { collected: 'package-check', 'not-there': 'door-closed', refused: 'ban' };

const StopReport = ({ stop }: { stop: SheetStop }) => {
  const isPhotoUnsent = stop.unsent.some(({ subject }) => subject.kind === 'stop-photo');
  return (
    <>
      {stop.outcome && (
        <p className="row row--tight">
          <Badge tone={outcomeLabels[stop.outcome].tone}>{outcomeLabels[stop.outcome].label}</Badge>
          <span>{[stop.at && clockTime(new Date(stop.at)), stop.note].filter(Boolean).join(', ')}</span>
        </p>
      )}
      {isPhotoUnsent ? (
        <p className="mini" role="status">
          The photo is on this phone and goes by itself.
        </p>
      ) : stop.photoWaiting ? (
        <p className="mini">The photo is being prepared.</p>
      ) : (
        stop.photoUrl && <StaffPicture src={stop.photoUrl} alt={`Photo of ${stop.name}’s stop`} width={448} />
      )}
    </>
  );
};

type StopOutcomeProps = { stop: SheetStop; sheet: DriverSheet; isOpen: boolean; onDone: (outcome: Outcome) => void };

export const StopOutcome = ({ stop, sheet, isOpen, onDone }: StopOutcomeProps) => {
  const [stored, keep] = useTextDraft(`stop.${sheet.runId}.${stop.donationId}`);
  const [note, setNote] = useState(stored || (stop.note ?? ''));
  const camera = useRef<HTMLInputElement>(null);
  const [hasNote, setHasNote] = useState(note !== '');
  const write = (text: string) => {
    setNote(text);
    keep(text);
  };
  const say = (outcome: Outcome) => {
    sheet.report(stop, { outcome, note });
    keep('');
    onDone(outcome);
  };
  const button = (outcome: Outcome) => (
    <Button
      variant={outcome === 'collected' ? 'brand' : 'line'}
      block={outcome === 'collected'}
      icon={icons[outcome]}
      aria-label={`${outcomeLabels[outcome].label}: ${stop.name}`}
      onClick={onFirstClick(() => say(outcome))}
    >
      {outcomeLabels[outcome].label}
    </Button>
  );
  return (
    <div className="outcomes">
      <StopReport stop={stop} />
      {isOpen && (
        <>
          {hasNote && (
            <Field
              as="textarea"
              rows={2}
              label="Note"
              note="Goes with what you tap next"
              maxLength={500}
              value={note}
              // The driver has just asked for it.
              autoFocus={note === ''}
              onChange={({ target }) => write(target.value)}
            />
          )}
          {button('collected')}
          <div className="outcomes__pair">
            {button('not-there')}
            {button('refused')}
            <Button variant="line" icon="camera" onClick={() => camera.current?.click()}>
              Photo
            </Button>
            <Button variant="line" icon="pencil" aria-expanded={hasNote} onClick={() => setHasNote(true)}>
              Note
            </Button>
          </div>
          <PictureInput
            ref={camera}
            label="Photo of this stop"
            capture="environment"
            prepare={shrinkForSlowLine}
            onChoose={(photo) => void sheet.addPhoto(stop, photo)}
          />
        </>
      )}
    </div>
  );
};
