import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { PictureViewer } from '../../publish/pictures/PictureViewer.tsx';

export const PhotoGallery = ({ photoUrls, title }: { photoUrls: readonly string[]; title: string }) => {
  const [chosen, setChosen] = useState(0);
  const [viewing, setViewing] = useState(false);
  const shown = photoUrls[chosen] ?? photoUrls[0];
  if (!shown) return <p className="hint">No photos were sent.</p>;
  return (
    <div className="gallery">
      <button className="gallery__open" type="button" aria-haspopup="dialog" onClick={() => setViewing(true)}>
        <StaffPicture src={shown} alt={`${title}, photo ${chosen + 1} of ${photoUrls.length}`} width={1200} />
        <span className="gallery__hint">
          <Icon name="maximize-2" />
          <span className="sr">View larger</span>
        </span>
      </button>
      {photoUrls.length > 1 && (
        <ul>
          {photoUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-current={index === chosen || undefined}
                aria-label={`Photo ${index + 1}`}
                onClick={() => setChosen(index)}
              >
                <StaffPicture src={url} alt="" width={200} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewing && <PictureViewer urls={photoUrls} title={title} first={chosen} onClose={() => setViewing(false)} />}
    </div>
  );
};
