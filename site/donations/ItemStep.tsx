import { useState } from 'react';
import {
  categoryKeys,
  conditionKeys,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  donationCategories,
  donationConditions,
} from '#contract/donations/donations.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { PhotoField } from './PhotoField.tsx';
import { control, fieldId, type StepProps } from './step-props.ts';
import { appendSuggestion, sentenceCase, suggestDescription } from './suggest-description.ts';

const categories = categoryKeys.map((value) => ({
  value,
  label: <T said={donationCategories[value]} />,
  art: `category-${value}` as const,
}));
const conditions = conditionKeys.map((value) => ({
  value,
  label: <T said={donationConditions[value].label} />,
  hint: <T said={sentenceCase(donationConditions[value].hint)} />,
}));

type ItemStepProps = StepProps & { photos: readonly File[]; onPhotos: (photos: readonly File[]) => void };

const Description = (props: ItemStepProps) => {
  const [said, setSaid] = useState<Message>();
  const { values, photos, edit, hydrated } = props;
  const suggest = () => {
    const sentence = suggestDescription(values.category, values.condition, photos.length);
    setSaid(sentence ? offer.suggested : offer.suggestNeeds);
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
        {said && <T of={said} />}
      </p>
    </div>
  );
};

/** Step 2: what is offered. */
export const ItemStep = (props: ItemStepProps) => {
  const { values, errors, edit, hydrated, photos, onPhotos } = props;
  return (
    <>
      <RadioTiles
        id={fieldId('category')}
        legend={<T of={offer.categoryTitle} />}
        name="category"
        options={categories}
        value={categoryKeys.find((key) => key === values.category)}
        onChange={(value) => edit('category', value)}
        error={errors.category}
      />
      <RadioTiles
        id={fieldId('condition')}
        legend={<T of={offer.conditionTitle} />}
        name="condition"
        columns={3}
        options={conditions}
        value={conditionKeys.find((key) => key === values.condition)}
        onChange={(value) => edit('condition', value)}
        error={errors.condition}
      />
      <Description {...props} />
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
