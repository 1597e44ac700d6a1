import { mayDo } from '#contract/roles.ts';
import type { Elements } from '../ui/elements.ts';
import '../styles/forms.css';
import '../styles/editing.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ImageContainer } from '#contract/containers/containers.ts';
import { type ImagePlace, placeName } from '#contract/places/place.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Frame } from './Frame.tsx';
import { ImageVersions } from './ImageVersions.tsx';
import { CREATE_FAILED } from './messages.ts';
import { type Crop, PictureDialog } from './PictureDialog.tsx';
import { useIsMissing } from './useIsMissing.ts';
import { usePlacePicture } from './usePlacePicture.ts';
import { isRequestedPlace, useRequestedPlace } from './useRequestedPlace.ts';

interface StaffImageProps {
  of: ImagePlace;
  container: ImageContainer | null;
  children: Elements;
}

/** Revision of a container with its first picture; only later ones can have an earlier picture. */
const PICTURED = 2;

/** Undefined if the page shows the picture whole. */
const cropIn = (box: HTMLElement | null): Crop | undefined => {
  const image = box?.querySelector('img');
  if (!image?.offsetHeight) return undefined;
  const { objectFit, clipPath } = getComputedStyle(image);
  return objectFit === 'cover' ? { aspectRatio: `${image.offsetWidth} / ${image.offsetHeight}`, clipPath } : undefined;
};

interface Opened {
  crop: Crop | undefined;
  picksAtOnce: boolean;
}

export const StaffImage = ({ of, container, children }: StaffImageProps) => {
  const role = useUser()?.role;
  const isThere = !useIsMissing(of);
  const mayEdit = role !== undefined && mayDo(role, 'edit-pages');
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [history, setHistory] = useState(false);
  const { making, create, put } = usePlacePicture(of.relativeUrl, of.key);
  const open = (picksAtOnce: boolean) => setOpened({ crop: cropIn(box.current), picksAtOnce });
  useRequestedPlace(of, box);
  const arrive = useEffectEvent(() => isThere && mayEdit && isRequestedPlace(of) && open(false));
  useEffect(() => void arrive(), []);
  if (!mayEdit && !opened) return children;
  const begin = async () => {
    if (isThere) open(false);
    else if (await create()) open(true);
  };
  const close = () => {
    setHistory(false);
    setOpened(null);
  };
  const name = placeName(of);
  const url = container?.currentImageUrl;
  return (
    <Frame state={making === 'busy' ? 'busy' : opened ? 'editing' : isThere ? 'rest' : 'missing'}>
      <div className="imgbox" ref={box}>
        {children}
        <button className="edit-chip" type="button" disabled={making === 'busy'} onClick={() => void begin()}>
          <Icon name={isThere ? 'image-up' : 'plus'} />
          <span>{isThere ? 'Edit picture' : 'Create Container'}</span>
          <span className="sr">{isThere ? `: ${name}` : `: ${name}, picture`}</span>
        </button>
      </div>
      {making === 'failed' && (
        <Notice tone="wait" className="mt-md">
          <p>{CREATE_FAILED}</p>
        </Notice>
      )}
      {opened &&
        // Outside of the page's own styles for pictures, and of what it cuts off.
        createPortal(
          <PictureDialog
            title="Edit picture"
            hint={name}
            action={{ label: 'Save', icon: 'check' }}
            current={url ? { url, altText: container.altText } : undefined}
            crop={opened.crop}
            picksAtOnce={opened.picksAtOnce}
            onPut={async (chosen, altText, onProgress) => {
              const failure = await put(container, chosen, altText, onProgress);
              if (!failure) close();
              return failure;
            }}
            onClose={close}
          >
            {container && container.revision > PICTURED && (
              <div className="row">
                <Button variant="quiet" small icon="history" onClick={() => setHistory(true)}>
                  Earlier pictures
                </Button>
              </div>
            )}
            {history && container && (
              <ImageVersions of={of} container={container} onRestored={close} onClose={() => setHistory(false)} />
            )}
          </PictureDialog>,
          document.body,
        )}
    </Frame>
  );
};
