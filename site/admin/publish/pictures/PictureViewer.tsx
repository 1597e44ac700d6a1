import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { useModal } from '../../../ui/useModal.ts';

const LARGE = 1600;

interface PictureViewerProps {
  urls: readonly string[];
  title: string;
  first: number;
  onClose(): void;
}

export const PictureViewer = ({ urls, title, first, onClose }: PictureViewerProps) => {
  const dialog = useModal();
  const [shown, setShown] = useState(first);
  const turn = (by: number) => setShown((shown + by + urls.length) % urls.length);
  const url = urls[shown];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog ref={dialog} className="overlay viewer" aria-label={`Photos: ${title}`} onCancel={cancel} onKeyDown={press}>
      <p className="viewer__count" role="status">{`Photo ${shown + 1} of ${urls.length}`}</p>
      <button className="viewer__close" type="button" aria-label="Close the photos" data-autofocus="" onClick={onClose}>
        <Icon name="x" />
      </button>
      <div className="viewer__picture">
        {url && (
          <StaffPicture key={url} src={url} alt={`${title}, photo ${shown + 1} of ${urls.length}`} width={LARGE} />
        )}
      </div>
      {urls.length > 1 && (
        <>
          <button className="viewer__turn" type="button" aria-label="Previous photo" onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button
            className="viewer__turn viewer__turn--next"
            type="button"
            aria-label="Next photo"
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </dialog>
  );
};
