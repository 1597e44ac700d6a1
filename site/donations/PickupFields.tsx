import { donationTextMax } from '#contract/donations/donations.ts';
import { collectionCounties, countyOfEircode } from '#contract/places/counties.ts';
import { forms } from '#contract/words/forms.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Field } from '../ui/Field.tsx';
import { control } from './donation-values.ts';
import { FieldWithQuestion } from './FieldWithQuestion.tsx';
import type { StepProps } from './step-props.ts';

const County = (props: StepProps) => (
  <Field
    {...control(props, 'pickupCounty')}
    as="select"
    label={<T of={offer.countyTitle} />}
    note={<T of={forms.optional} />}
    hint={countyOfEircode(props.values.pickupEircode) && <T of={offer.countyFilled} />}
  >
    <T as="option" value="" of={offer.pleaseChoose} />
    {[...collectionCounties].map(([county, name]) => (
      <T as="option" key={county} value={county} of={name} />
    ))}
  </Field>
);

const details: readonly { field: 'pickupFloor' | 'pickupParking' | 'pickupBoxes'; label: Message; hint?: Message }[] = [
  { field: 'pickupFloor', label: offer.floorTitle, hint: offer.floorHint },
  { field: 'pickupParking', label: offer.parkingTitle },
  { field: 'pickupBoxes', label: offer.boxesTitle },
];

export const PickupFields = (props: StepProps) => {
  const { hydrated } = props;
  return (
    <>
      <FieldWithQuestion
        {...props}
        field="pickupAddress"
        as="textarea"
        rows={3}
        className="input--low"
        label={<T of={offer.addressTitle} />}
        note={hydrated ? undefined : <T of={offer.addressNote} />}
        autoComplete="street-address"
        maxLength={500}
      />
      <div className="cols">
        <FieldWithQuestion
          {...props}
          field="pickupEircode"
          className="input--eircode"
          label={<T of={offer.eircodeTitle} />}
          note={<T of={forms.optional} />}
          hint={<T of={offer.eircodeHint} />}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
        />
        <County {...props} />
      </div>
      {details.map(({ field, label, hint }) => (
        <Field
          key={field}
          {...control(props, field)}
          label={<T of={label} />}
          note={<T of={forms.optional} />}
          hint={hint && <T of={hint} />}
          maxLength={donationTextMax[field]}
        />
      ))}
      <Field
        {...control(props, 'pickupInstructions')}
        as="textarea"
        rows={3}
        className="input--low"
        label={<T of={offer.instructionsTitle} />}
        note={<T of={forms.optional} />}
        hint={<T of={offer.instructionsHint} />}
        maxLength={1000}
      />
    </>
  );
};
