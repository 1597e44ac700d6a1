import { readDuty, saveDuty } from '#contract/urgent/calls.ts';
import { type Duty, duty, dutyDays, type OnDuty } from '#contract/urgent/duty.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { type Colleague, useColleagues } from '../../review/assignment/useColleagues.ts';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { Loaded } from '../../shell/list/Loaded.tsx';

const dayLabels: Record<OnDuty['days'], string> = {
  'every-day': 'Every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
};

const NOT_ELIGIBLE = 'Can no longer be on duty';

const Rows = ({ settings, colleagues }: { settings: Duty; colleagues: readonly Colleague[] }) => {
  const send = useSend(saveDuty);
  const form = usePartForm({
    all: settings,
    draft: 'settings.duty',
    schema: duty,
    read: readDuty,
    input: {},
    partOf: ({ people }): Duty => ({ people }),
    save: ({ people }, { revision }) => send({ body: { people, ...(revision !== undefined && { revision }) } }),
  });
  const { people } = form.values;
  const set = (next: OnDuty[]) => form.change({ people: next });
  const put = (at: number, part: Partial<OnDuty>) =>
    set(people.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? NOT_ELIGIBLE;
  const [first] = colleagues;
  return (
    <EditBox
      form={form}
      title="On duty"
      lead="When somebody who writes to us may be in danger, these colleagues get a mail, in this order: the first at once, one more after each half hour, until somebody has opened it. Outside all hours it is everybody in the list."
      savedText="Saved. They are mailed from now on."
    >
      {people.length === 0 && (
        <Notice tone="wait">
          <p>Nobody is on duty: who may be in danger stands first on Today, and nobody gets a mail.</p>
        </Notice>
      )}
      {people.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: a colleague may stand in two
        <div className="editrow" key={at}>
          <Field
            as="select"
            id={fieldId(`people.${at}.personId`)}
            label={`Colleague ${at + 1}`}
            value={one.personId}
            error={form.errors[`people.${at}.personId`]}
            onChange={({ target }) => put(at, { personId: target.value })}
          >
            {!colleagues.some(({ id }) => id === one.personId) && <option value={one.personId}>{NOT_ELIGIBLE}</option>}
            {colleagues.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Field>
          <Field
            as="select"
            id={fieldId(`people.${at}.days`)}
            label="Days"
            value={one.days}
            error={form.errors[`people.${at}.days`]}
            onChange={({ target }) => put(at, { days: dutyDays.find((days) => days === target.value) ?? 'every-day' })}
          >
            {dutyDays.map((days) => (
              <option key={days} value={days}>
                {dayLabels[days]}
              </option>
            ))}
          </Field>
          <Field
            id={fieldId(`people.${at}.from`)}
            type="time"
            label="From"
            hint="Empty: all day"
            value={one.from}
            error={form.errors[`people.${at}.from`]}
            onChange={({ target }) => put(at, { from: target.value })}
          />
          <Field
            id={fieldId(`people.${at}.to`)}
            type="time"
            label="To"
            value={one.to}
            error={form.errors[`people.${at}.to`]}
            onChange={({ target }) => put(at, { to: target.value })}
          />
          <RemoveRow
            label={`Take ${nameOf(one.personId)} off duty`}
            onRemove={() => set(people.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {first && (
        <div>
          <Button
            id={fieldId('people')}
            variant="line"
            icon="plus"
            onClick={() => set([...people, { personId: first.id, days: 'every-day', from: '', to: '' }])}
          >
            Put a colleague on duty
          </Button>
        </div>
      )}
    </EditBox>
  );
};

export const DutyForm = () => {
  const colleagues = useColleagues('decide');
  return (
    <Loaded query={queryOf(usePlatform(), readDuty, {})} what="who is on duty">
      {(settings) => <Rows settings={settings} colleagues={colleagues} />}
    </Loaded>
  );
};
