import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMedia } from '#contract/media/calls.ts';
import { ALT_MAX, type MediaItem } from '#contract/media/media.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { MediaList } from '../media/MediaList.tsx';
import { MediaUploads } from '../media/MediaUploads.tsx';
import { ALT_REQUIRED } from './alt-required.ts';

const PER_PAGE = 12;

interface PictureDialogProps {
  onChoose(picture: { url: string; altText: string }): void;
  onClose(): void;
}

/** Chooses a picture of the media library for a text, or uploads one, and says what it shows. */
export const PictureDialog = ({ onChoose, onClose }: PictureDialogProps) => {
  const [page, goTo] = useState(1);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState('');
  const [altText, setAltText] = useState<string | null>(null);
  const [error, setError] = useState('');
  const media = useQuery({
    ...queryOf(usePlatform(), listMedia, { query: { page, pageSize: PER_PAGE, q } }),
    placeholderData: keepPreviousData,
  });
  const item: MediaItem | undefined = media.data?.items.find(({ id }) => id === chosen);
  const alt = altText ?? item?.altText ?? '';
  const search = (text: string) => {
    setQ(text);
    goTo(1);
  };
  const choose = (id: string) => {
    setChosen(id);
    setAltText(null);
    setError('');
  };
  const put = () => {
    if (alt.trim() === '') return setError(ALT_REQUIRED);
    if (item) onChoose({ url: item.url, altText: alt });
  };
  return (
    <Dialog
      title="Put a picture in"
      hint="It stands in the text where you were writing."
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" icon="image-plus" disabled={!item} onClick={put}>
            Put it in
          </Button>
        </>
      }
    >
      {item && (
        <Field
          label="Alternative text"
          hint="What the picture shows, for people who cannot see it."
          maxLength={ALT_MAX}
          value={alt}
          error={error}
          onChange={(event) => {
            setAltText(event.target.value);
            setError('');
          }}
        />
      )}
      <SearchField label="Search places and alternative text" value={q} onSearch={search} />
      <MediaList
        query={media}
        params={{ page, goTo }}
        perPage={PER_PAGE}
        chosen={chosen}
        filtered={q !== ''}
        onChoose={choose}
        onClear={() => search('')}
      />
      <MediaUploads onUploaded={choose} />
    </Dialog>
  );
};
