import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Day } from '#contract/dublin.ts';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import type { Run } from '#contract/runs/runs.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AssigneeField } from '../../review/assignment/AssigneeField.tsx';
import { useColleagues } from '../../review/assignment/useColleagues.ts';
import { useNow } from '../../useNow.ts';
import { pickupsWaiting } from './pickups-waiting.ts';
import { areSameTimes, notifiedDonors } from './run-labels.ts';
import { type RunFormEnds, useRunForm } from './useRunForm.ts';

type RunDialogProps = {
  /** Run to change; null for a new one. */
  run: Run | null;
  day: Day;
  area?: string | undefined;
  offers?: number;
  settings: RunSettings;
} & RunFormEnds;

export const RunDialog = ({ run, day, area = '', offers = 0, settings: { vans, areas }, ...ends }: RunDialogProps) => {
  const colleagues = useColleagues('drive');
  const formId = useId();
  const now = useNow();
  const { values, problem, busy, change, save } = useRunForm(run, { day, van: vans[0]?.name ?? '', area }, ends);
  const { onClose } = ends;
  const { data: waiting } = useQuery(pickupsWaiting(usePlatform()));
  const waitIn = new Map(waiting?.areas.flatMap(({ name, count }) => (name === null ? [] : [[name, count]])));
  const stopIn = new Set([...values.areas, ...(run?.stops.map((stop) => stop.area) ?? [])]);
  // Only where something waits, or the run goes; everywhere while that is nowhere.
  const near = areas.filter(({ name }) => waitIn.has(name) || stopIn.has(name));
  const notified = run && !areSameTimes(run, values) && notifiedSentence('moveRun', notifiedDonors(run, now, values));
  const error = (name: string) => problem?.fields[name];
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      {problem?.mayForce && (
        <Button variant="line" onClick={() => void save(true)}>
          Plan it all the same
        </Button>
      )}
      <Button variant="brand" type="submit" form={formId} icon="truck" busy={busy} busyLabel="Saving">
        {run ? 'Save changes' : 'Plan the run'}
      </Button>
    </>
  );
  return (
    <Dialog
      title={run ? 'Change the run' : 'Plan a run'}
      hint={offers > 0 ? `${offers === 1 ? 'One offer goes' : `${offers} offers go`} on it.` : undefined}
      small
      onClose={onClose}
      footer={footer}
    >
      <form
        className="stack"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        {problem && Object.keys(problem.fields).length === 0 && (
          <Notice tone="bad">
            <p>{problem.message}</p>
          </Notice>
        )}
        <Field
          label="Day"
          type="date"
          short
          value={values.date}
          error={error('date')}
          onChange={({ target }) => change({ date: target.value })}
        />
        <div className="row">
          <Field
            label="From"
            type="time"
            short
            value={values.from}
            error={error('from')}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            label="To"
            type="time"
            short
            value={values.to}
            error={error('to')}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
        <div role="status">
          {notified && (
            <Notice tone="wait">
              <p>{notified}</p>
            </Notice>
          )}
        </div>
        <Field
          as="select"
          label="Van"
          value={values.van}
          error={error('van')}
          onChange={({ target }) => change({ van: target.value })}
        >
          {[...new Set([...vans.map(({ name }) => name), values.van])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Field>
        <AssigneeField
          label="Driver"
          nobody="Nobody yet"
          colleagues={colleagues}
          value={values.driverId}
          assignedName={run?.driverName}
          error={error('driverId')}
          onChange={(driverId) => change({ driverId })}
        />
        <Field
          as="select"
          label="Where to"
          note="Optional"
          hint="What the van makes for. It may stop elsewhere on its way."
          value={values.areas[0] ?? ''}
          error={error('areas')}
          onChange={({ target }) => change({ areas: target.value ? [target.value] : [] })}
        >
          <option value="">Anywhere</option>
          {(near.length > 0 ? near : areas).map(({ name }) => (
            <option key={name} value={name}>
              {waitIn.has(name) ? `${name} (${waitIn.get(name)} waiting)` : name}
            </option>
          ))}
        </Field>
      </form>
    </Dialog>
  );
};
