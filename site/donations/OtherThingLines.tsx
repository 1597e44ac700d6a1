import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  categoryKeys,
  conditionKeys,
  donationCategories,
  donationConditions,
  HOW_MANY_MAX,
  OTHER_THINGS_MAX,
} from '#contract/donations/donations.ts';
import { type OtherThingNumber, otherThingFields, otherThingNumbers } from '#contract/donations/other-things.ts';
import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { control, controlId, type DonationField } from './donation-values.ts';
import type { StepProps } from './step-props.ts';

const WITHOUT_SCRIPTS = 2;

const selects = [
  {
    name: 'category',
    label: offer.categoryTitle,
    options: categoryKeys.map((key) => [key, donationCategories[key]] as const),
  },
  {
    name: 'condition',
    label: offer.conditionTitle,
    options: conditionKeys.map((key) => [key, donationConditions[key].label] as const),
  },
] as const;

interface LineProps extends StepProps {
  number: OtherThingNumber;
  /** The field that takes the focus when it appears. */
  focus: DonationField | undefined;
  onRemove: () => void;
}

const Line = ({ number, focus, onRemove, ...props }: LineProps) => {
  const of = (field: DonationField) => ({ ...control(props, field), autoFocus: props.hydrated && field === focus });
  return (
    <fieldset className="field">
      <T as="legend" className="label" of={offer.otherThing} values={{ number }} />
      <div className="cols">
        {selects.map(({ name, label, options }) => (
          <Field key={name} {...of(`${name}${number}`)} as="select" label={<T of={label} />}>
            <T as="option" value="" of={offer.pleaseChoose} />
            {options.map(([key, text]) => (
              <T as="option" key={key} value={key} text={text} />
            ))}
          </Field>
        ))}
        <Field
          {...of(`howMany${number}`)}
          label={<T of={offer.boxesTitle} />}
          note={<T of={forms.optional} />}
          maxLength={HOW_MANY_MAX}
        />
      </div>
      {props.hydrated && (
        <div>
          <Button variant="quiet" small icon="x" onClick={onRemove}>
            <T of={offer.removePhoto} /> <T className="sr" of={offer.otherThing} values={{ number }} />
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** The number of lines up to the last field of which this is true. */
const linesUpTo = (isLast: (field: DonationField) => boolean) =>
  Math.ceil((otherThingFields.findLastIndex(isLast) + 1) / 3);

/** A late script takes the focus from no other field that somebody has gone to meanwhile. */
const focusFrom = (first: DonationField | undefined) => {
  const active = globalThis.document?.activeElement;
  const here = otherThingFields.find((field) => controlId(field) === active?.id);
  return here ?? (active?.matches('input, select, textarea') ? undefined : first);
};

type OtherThingLinesProps = StepProps & Pick<LineProps, 'focus'>;

/** What else is offered, a line each. */
export const OtherThingLines = ({ focus: first, ...props }: OtherThingLinesProps) => {
  const { values, edit, hydrated } = props;
  const [focus, setFocus] = useState(() => focusFrom(first));
  const [added, setAdded] = useState(() => linesUpTo((field) => field === first));
  const button = useRef<HTMLButtonElement>(null);
  const filled = linesUpTo((field) => values[field] !== '');
  const count = Math.max(added, filled, hydrated ? 0 : WITHOUT_SCRIPTS);
  const add = () => {
    setFocus(otherThingFields[count * 3]);
    setAdded(count + 1);
  };
  /** Those after it move up. */
  const remove = (at: number) => {
    flushSync(() => {
      for (const [index, field] of otherThingFields.entries()) {
        const following = otherThingFields[index + 3];
        if (index >= at * 3) edit(field, following ? values[following] : '');
      }
      setAdded(count - 1);
    });
    button.current?.focus();
  };
  return (
    <>
      {!hydrated && (
        <h4 className="field">
          <T of={offer.otherTitle} /> <T className="opt" of={forms.optional} />
        </h4>
      )}
      {otherThingNumbers.slice(0, count).map((number, at) => (
        <Line key={number} {...props} number={number} focus={focus} onRemove={() => remove(at)} />
      ))}
      {hydrated && (
        <div>
          {count < OTHER_THINGS_MAX && (
            <Button ref={button} variant="quiet" small icon="plus" onClick={add} of={offer.addThing} />
          )}
          <p className="hint" role="status">
            <T of={offer.thingsAdded} values={{ count, max: OTHER_THINGS_MAX }} />
          </p>
        </div>
      )}
    </>
  );
};
