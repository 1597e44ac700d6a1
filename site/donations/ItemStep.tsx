import { useState } from 'react';
import {
  categoryKeys,
  conditionKeys,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  donationCategories,
  donationConditions,
  donationTextMax,
  fireLabelKeys,
  fireLabels,
} from '#contract/donations/donations.ts';
import { otherThingsIn } from '#contract/donations/other-things.ts';
import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { forms } from '#contract/words/forms.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { pageKey } from '../client/page-answers.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { control, controlId, refusedItems } from './donation-values.ts';
import { OtherThings } from './OtherThings.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { StepProps } from './step-props.ts';
import { appendSuggestion, sentenceCase, suggestDescription } from './suggest-description.ts';

const categories = categoryKeys.map((value) => ({
  value,
  label: <T text={donationCategories[value]} />,
  art: `category-${value}` as const,
}));
const conditions = conditionKeys.map((value) => ({
  value,
  label: <T text={donationConditions[value].label} />,
  hint: <T text={sentenceCase(donationConditions[value].hint)} />,
}));

type ItemStepProps = StepProps & { photos: readonly File[]; onPhotos: (photos: readonly File[]) => void };

const Description = (props: ItemStepProps) => {
  const [status, setStatus] = useState<Message>();
  const { values, photos, edit, hydrated } = props;
  const suggest = () => {
    const sentence = suggestDescription(values.category, values.condition, photos.length);
    setStatus(sentence ? offer.suggested : offer.suggestNeeds);
    edit('description', appendSuggestion(values.description, sentence));
  };
  return (
    <div className="field">
      <Field
        {...control(props, 'description')}
        as="textarea"
        rows={5}
        label={<T of={offer.descriptionTitle} />}
        note={<T of={offer.descriptionNote} values={{ min: DESCRIPTION_MIN }} />}
        maxLength={DESCRIPTION_MAX}
        counted
        beside={hydrated && <Button variant="quiet" small icon="sparkles" onClick={suggest} of={offer.suggest} />}
      />
      <p className="hint" role="status">
        {status && <T of={status} />}
      </p>
    </div>
  );
};

const RefusedItems = (props: StepProps) => {
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const refused = refusedItems(props.values, items);
  return (
    <>
      <div role="status">
        {refused.map(({ name, why, instead }) => (
          <Notice key={name} tone="wait" announce="none" title={<T of={offer.cannotTake} values={{ thing: name }} />}>
            <p>{`${why} ${instead}`}</p>
          </Notice>
        ))}
      </div>
      {(refused.length > 0 || props.values.whyAllTheSame) && (
        <Field
          {...control(props, 'whyAllTheSame')}
          as="textarea"
          rows={3}
          className="input--low"
          label={<T of={offer.whyTitle} />}
          hint={<T of={offer.whyHint} />}
          maxLength={donationTextMax.whyAllTheSame}
        />
      )}
    </>
  );
};

const FireLabel = (props: StepProps) => (
  <Field
    {...control(props, 'fireLabel')}
    as="select"
    label={<T of={offer.fireLabelTitle} />}
    note={<T of={forms.optional} />}
    hint={<T of={offer.fireLabelHint} />}
  >
    <T as="option" value="" of={offer.pleaseChoose} />
    {fireLabelKeys.map((key) => (
      <T as="option" key={key} value={key} text={fireLabels[key]} />
    ))}
  </Field>
);

export const ItemStep = (props: ItemStepProps) => {
  const { values, errors, edit, hydrated, photos, onPhotos } = props;
  const isFurniture = [values, ...otherThingsIn(values)].some(({ category }) => category === 'furniture');
  return (
    <>
      <RadioTiles
        id={controlId('category')}
        legend={<T of={offer.categoryTitle} />}
        name="category"
        options={categories}
        value={categoryKeys.find((key) => key === values.category)}
        onChange={(value) => edit('category', value)}
        error={errors.category}
      />
      <RadioTiles
        id={controlId('condition')}
        legend={<T of={offer.conditionTitle} />}
        name="condition"
        columns={3}
        options={conditions}
        value={conditionKeys.find((key) => key === values.condition)}
        onChange={(value) => edit('condition', value)}
        error={errors.condition}
      />
      <Description {...props} />
      <RefusedItems {...props} />
      <OtherThings {...props} />
      {(!hydrated || isFurniture) && <FireLabel {...props} />}
      <Field
        {...control(props, 'estimatedValue')}
        label={<T of={offer.valueTitle} />}
        note={<T of={offer.valueNote} />}
        prefix="€"
        inputMode="decimal"
        short
      />
      <PhotoField photos={photos} onPhotos={onPhotos} hydrated={hydrated} />
    </>
  );
};
