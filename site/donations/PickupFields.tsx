import { collectionCounties, countyOfEircode } from '#contract/places/counties.ts';
import { Field } from '../ui/Field.tsx';
import { AskedField } from './AskedField.tsx';
import { control, type StepProps } from './step-props.ts';

const County = (props: StepProps) => (
  <Field
    {...control(props, 'pickupCounty')}
    as="select"
    label="County"
    note="Optional"
    hint={countyOfEircode(props.values.pickupEircode) && 'Filled from the Eircode. Change it if it is wrong.'}
  >
    <option value="">Please choose</option>
    {collectionCounties.map((county) => (
      <option key={county} value={county}>
        {county}
      </option>
    ))}
  </Field>
);

/** Where the van is to come, and what its driver should know. */
export const PickupFields = (props: StepProps) => {
  const { hydrated } = props;
  return (
    <>
      <AskedField
        {...props}
        field="pickupAddress"
        as="textarea"
        rows={3}
        className="input--low"
        label="Pickup address"
        note={hydrated ? undefined : 'When we pick it up'}
        autoComplete="street-address"
        maxLength={500}
      />
      <div className="cols">
        <AskedField
          {...props}
          field="pickupEircode"
          className="input--eircode"
          label="Eircode"
          note="Optional"
          hint="With or without the space, large letters or small."
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
        />
        <County {...props} />
      </div>
      <Field
        {...control(props, 'pickupInstructions')}
        as="textarea"
        rows={3}
        className="input--low"
        label="Pickup instructions"
        note="Optional"
        hint="Such as where to park, or when somebody is at home."
        maxLength={1000}
      />
    </>
  );
};
