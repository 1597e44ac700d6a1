import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#contract/dublin.ts';
import type { Language } from '#contract/languages/languages.ts';
import { editAddress } from '#contract/places/edit-address.ts';
import { placeName } from '#contract/places/place.ts';
import { draftOfText, useHasTextDraft } from '../../../editing/TextEditor.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { Marked } from '../../shell/palette/Marked.tsx';
import { EditedRow } from './EditedRow.tsx';
import { excerptOf, kindOf, lacksAltText } from './find-places.ts';
import type { ShownPlace } from './places-in.ts';
import type { TranslationSteps, WrittenTranslation } from './useTranslationSteps.ts';

interface TranslationActionsProps {
  place: WrittenTranslation;
  steps: TranslationSteps;
  onTranslate(): void;
}

const TranslationActions = ({ place, steps, onTranslate }: TranslationActionsProps) => {
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

interface PlaceProps {
  place: ShownPlace;
  q: string;
}

const PictureAt = ({ place, q }: PlaceProps) => {
  const url = place.kind === 'image' ? place.image?.currentImageUrl : null;
  if (!url) return <p className="textrow__none">No picture yet: visitors see a drawing.</p>;
  return (
    <div className="textrow__picture">
      <span className="postcover">
        <StaffPicture src={url} alt="" width={200} />
      </span>
      {lacksAltText(place) ? (
        <p>
          <Badge tone="wait">No alternative text</Badge>{' '}
          <Link to="/admin/media?missing=missing">
            Write it in the media library<span className="sr">{`: ${placeName(place)}`}</span>
          </Link>
        </p>
      ) : (
        <p>
          <Marked text={excerptOf(place, q)} q={q} />
        </p>
      )}
    </div>
  );
};

const TextAt = ({ place, q }: PlaceProps) => {
  const words = <Marked text={excerptOf(place, q)} q={q} />;
  if (place.isChanged)
    return (
      <p>
        {words}
        {place.isOutdated && (
          <>
            {' '}
            <Badge tone="wait">English changed since</Badge>
          </>
        )}
      </p>
    );
  return (
    <p className="textrow__none">
      {place.language ? (
        <>
          <span>Nothing written yet: visitors read “</span>
          {words}
          <span>”</span>
        </>
      ) : (
        words
      )}
    </p>
  );
};

const LastChange = ({ changed, language }: Pick<ShownPlace, 'changed'> & { language: Language | undefined }) =>
  changed ? (
    <small>
      <span>{changed.by}</span>
      <br />
      <time dateTime={changed.at}>{longDate(changed.at)}</time>
    </small>
  ) : (
    <small>{language ? 'English' : 'As it came'}</small>
  );

/** True for a text that one may not find on its page, which shows it only sometimes. */
const isEditedHere = (place: ShownPlace): boolean => place.kind === 'text' && place.isSometimes;

interface ReadRowProps extends PlaceProps {
  steps: TranslationSteps;
  onEdit(): void;
}

const Failed = ({ why }: { why: string | null }) =>
  why && (
    <Notice tone="bad" className="textrow__failed">
      <p>{why}</p>
    </Notice>
  );

const ReadRow = ({ place, q, steps, onEdit }: ReadRowProps) => (
  <li className="textrow">
    <span>
      <b>
        <Marked text={placeName(place)} q={q} />
      </b>
      <small>{kindOf(place)}</small>
    </span>
    {place.kind === 'image' ? <PictureAt place={place} q={q} /> : <TextAt place={place} q={q} />}
    <LastChange changed={place.changed} language={place.language} />
    {place.kind === 'text' && place.language ? (
      <TranslationActions place={{ ...place, language: place.language }} steps={steps} onTranslate={onEdit} />
    ) : isEditedHere(place) ? (
      <span>
        <Button variant="line" small icon="pencil" onClick={onEdit}>
          Edit<span className="sr">{` ${placeName(place)}`}</span>
        </Button>
      </span>
    ) : (
      <span>
        <ButtonLink variant="line" small icon="pencil" href={editAddress(place)}>
          Edit<span className="sr">{` ${placeName(place)}`}</span>
        </ButtonLink>
      </span>
    )}
    <Failed why={steps.failureOf(place)} />
  </li>
);

interface PlaceRowProps extends PlaceProps {
  steps: TranslationSteps;
  isEdited: boolean;
  onEdit(isEdited: boolean): void;
  onUnsaved(unsaved: boolean): void;
}

export const PlaceRow = ({ place, q, steps, isEdited, onEdit, onUnsaved }: PlaceRowProps) => {
  // What was typed here before opens again.
  const hasDraft = useHasTextDraft(draftOfText(place, place.language));
  const opens = useEffectEvent(
    () => hasDraft && place.kind === 'text' && (place.language || isEditedHere(place)) && onEdit(true),
  );
  useEffect(() => void opens(), []);
  if (isEdited && place.kind === 'text')
    return <EditedRow place={place} onClose={() => onEdit(false)} onUnsaved={onUnsaved} />;
  return <ReadRow place={place} q={q} steps={steps} onEdit={() => onEdit(true)} />;
};
