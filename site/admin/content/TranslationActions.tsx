import { placeName } from '#contract/places/place.ts';
import { Button } from '../../ui/Button.tsx';
import type { TranslationSteps, WrittenTranslation } from './useTranslationSteps.ts';

interface TranslationActionsProps {
  place: WrittenTranslation;
  steps: TranslationSteps;
  onTranslate(): void;
}

export const TranslationActions = ({ place, steps, onTranslate }: TranslationActionsProps) => {
  const name = <span className="sr">{` ${placeName(place)}`}</span>;
  return (
    <span className="textrow__actions">
      <Button variant="line" small icon="pencil" onClick={onTranslate}>
        <span>{place.isChanged ? 'Edit' : 'Translate'}</span>
        {name}
      </Button>
      {place.isOutdated && (
        <Button variant="line" small icon="check" disabled={steps.busy} onClick={() => steps.confirm(place)}>
          Still right<span className="sr">{`: ${placeName(place)}`}</span>
        </Button>
      )}
      {place.isChanged && (
        <Button variant="quiet" small icon="trash-2" disabled={steps.busy} onClick={() => steps.remove(place)}>
          Remove this translation<span className="sr">{`: ${placeName(place)}`}</span>
        </Button>
      )}
    </span>
  );
};
