import { useState } from 'react';
import {
  categoryKeys,
  conditionKeys,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  donationCategories,
  donationConditions,
} from '#contract/donations/donations.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Sparkles } from '../ui/icons/Sparkles.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { PhotoField } from './PhotoField.tsx';
import { control, fieldId, type StepProps } from './step-props.ts';
import { appendSuggestion, suggestDescription } from './suggest-description.ts';

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const categories = categoryKeys.map((value) => ({
  value,
  label: donationCategories[value],
  art: `category-${value}` as const,
}));
const conditions = conditionKeys.map((value) => ({
  value,
  label: donationConditions[value].label,
  hint: sentenceCase(donationConditions[value].hint),
}));

type ItemStepProps = StepProps & { photos: readonly File[]; onPhotos: (photos: readonly File[]) => void };

const Description = (props: ItemStepProps) => {
  const [said, setSaid] = useState('');
  const { values, photos, edit, hydrated } = props;
  const suggest = () => {
    const sentence = suggestDescription(values.category, values.condition, photos.length);
    setSaid(sentence ? 'We added a sentence. Change it as you like.' : 'Choose a category and a condition first.');
    edit('description', appendSuggestion(values.description, sentence));
  };
  return (
    <div className="field">
      <Field
        {...control(props, 'description')}
        as="textarea"
        rows={5}
        label="Description"
        note={`At least ${DESCRIPTION_MIN} characters`}
        maxLength={DESCRIPTION_MAX}
        counted
        beside={
          hydrated && (
            <Button variant="quiet" small icon={Sparkles} onClick={suggest}>
              Suggest a description
            </Button>
          )
        }
      />
      <p className="hint" role="status">
        {said}
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
        legend="Category"
        name="category"
        options={categories}
        value={categoryKeys.find((key) => key === values.category)}
        onChange={(value) => edit('category', value)}
        error={errors.category}
      />
      <RadioTiles
        id={fieldId('condition')}
        legend="Condition"
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
        label="Estimated value"
        note="Optional, in euro"
        prefix="€"
        inputMode="decimal"
        short
      />
      <PhotoField photos={photos} onPhotos={onPhotos} hydrated={hydrated} />
    </>
  );
};
