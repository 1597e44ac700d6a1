import * as z from 'zod/mini';
import { type HelpSettings, helpSettings, milesOf } from '#contract/help/help-settings.ts';
import { readHelpSettings, saveHelpSettings } from '#contract/settings/calls.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { ListField } from '../../shell/forms/ListField.tsx';
import { DegreesField, WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { Loaded } from '../../shell/list/Loaded.tsx';
import { HelpExceptions } from './HelpExceptions.tsx';
import { HoursFields, noHours } from './HoursFields.tsx';
import { OtherHelpers } from './OtherHelpers.tsx';

type HelpValues = Omit<HelpSettings, 'revision'>;
type Errors = Readonly<Record<string, string>>;

interface HelpPartProps {
  values: HelpValues;
  errors: Errors;
  onChange: (part: Partial<HelpValues>) => void;
}

const NO_POINT = { name: '', latitude: Number.NaN, longitude: Number.NaN };

const HowFar = ({ values, errors, onChange }: HelpPartProps) => {
  const { kilometres, point, noticeHours } = values;
  const set = (part: Partial<NonNullable<HelpValues['point']>>) =>
    onChange({ point: { ...(point ?? NO_POINT), ...part } });
  return (
    <>
      <div className="cols">
        <WholeNumberField
          name="kilometres"
          label="How far our drivers go, in kilometres"
          hint={Number.isNaN(kilometres) ? '' : `${milesOf(kilometres)} miles. Nobody further away is refused.`}
          value={kilometres}
          error={errors.kilometres}
          onChange={(next) => onChange({ kilometres: next })}
        />
        <WholeNumberField
          name="noticeHours"
          label="Hours ahead that a driver needs"
          hint="Who asks later is told to ring, too."
          value={noticeHours}
          error={errors.noticeHours}
          onChange={(next) => onChange({ noticeHours: next })}
        />
      </div>
      <Field
        as="select"
        id={fieldId('point')}
        label="Measured from"
        value={point ? 'place' : 'shop'}
        onChange={({ target }) => onChange({ point: target.value === 'place' ? NO_POINT : null })}
      >
        <option value="shop">The nearest shop</option>
        <option value="place">One place</option>
      </Field>
      {point && (
        <div className="cols">
          <Field
            id={fieldId('point.name')}
            label="Name of the place"
            maxLength={80}
            value={point.name}
            error={errors['point.name']}
            onChange={({ target }) => set({ name: target.value })}
          />
          {(['latitude', 'longitude'] as const).map((side) => (
            <DegreesField
              key={side}
              name={`point.${side}`}
              label={side === 'latitude' ? 'Degrees north' : 'Degrees east'}
              hint=""
              value={point[side]}
              error={errors[`point.${side}`]}
              onChange={(degrees) => set({ [side]: degrees })}
            />
          ))}
        </div>
      )}
    </>
  );
};

const PhoneHours = ({ values: { phoneHours }, errors, onChange }: HelpPartProps) => (
  <>
    <label className="check">
      <input
        id={fieldId('phoneHours')}
        type="checkbox"
        checked={phoneHours !== null}
        onChange={({ target }) => onChange({ phoneHours: target.checked ? noHours : null })}
      />
      <span>
        <b>The telephone has hours of its own</b>{' '}
        <small className="hint">Otherwise those that all shops keep, if they keep the same.</small>
      </span>
    </label>
    {phoneHours && (
      <HoursFields
        name="phoneHours"
        legend="When the telephone is answered"
        hint="Irish time, not on public holidays. Whoever asks reads by when we ring."
        hours={phoneHours}
        errors={errors}
        onChange={(hours) => onChange({ phoneHours: hours })}
      />
    )}
  </>
);

const Form = ({ settings }: { settings: HelpSettings }) => {
  const send = useSend(saveHelpSettings);
  const form = usePartForm({
    all: settings,
    draft: 'settings.help',
    schema: z.omit(helpSettings, { revision: true }),
    read: readHelpSettings,
    input: {},
    partOf: ({ revision, ...values }): HelpValues => values,
    save: (values, { revision }) => send({ body: { ...values, ...(revision !== undefined && { revision }) } }),
  });
  const { values, errors, change } = form;
  const part = { values, errors, onChange: change };
  return (
    <EditBox
      form={form}
      title="Asking for help"
      lead="What somebody who needs us is told before they ask: whether we drive there, who else helps, and when we answer."
      savedText="Saved. Whoever asks for help is told so from now on."
    >
      <HowFar {...part} />
      <HelpExceptions
        exceptions={values.exceptions}
        errors={errors}
        onChange={(exceptions) => change({ exceptions })}
      />
      <ListField
        name="hospitals"
        label="Hospitals we drive to"
        hint="One on each line. They can be chosen; others can be written."
        lines
        value={values.hospitals}
        error={Object.entries(errors).find(([path]) => path.split('.')[0] === 'hospitals')?.[1]}
        onChange={(hospitals) => change({ hospitals })}
      />
      <OtherHelpers others={values.others} errors={errors} onChange={(others) => change({ others })} />
      <PhoneHours {...part} />
    </EditBox>
  );
};

export const HelpForm = () => (
  <Loaded query={queryOf(usePlatform(), readHelpSettings, {})} what="what is said to whoever asks for help">
    {(settings) => <Form settings={settings} />}
  </Loaded>
);
