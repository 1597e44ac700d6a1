import type { ImagePlace } from '#contract/places/place.ts';
import { imageKey } from '../client/place-keys.ts';
import type { Elements } from '../ui/elements.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { Picture } from '../ui/Picture.tsx';
import { staffImage } from './staff-halves.ts';
import { usePlaceContent } from './usePlaceContent.ts';
import { useStaffHalf } from './useStaffHalf.ts';

type EditableImageProps = {
  of: ImagePlace;
  /** The drawing that stands there while there is no picture. */
  fallback: Elements;
  /** The width that the picture takes on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Loads at once instead of lazily, for a picture in the first view. */
  first?: boolean;
};

/** A picture of a page that staff can replace. */
export const EditableImage = ({ of, fallback, sizes, first }: EditableImageProps) => {
  const data = usePlaceContent(imageKey(of.relativeUrl, of.key), of.relativeUrl);
  const forStaff = useStaffHalf();
  const shown = data?.currentImageUrl ? (
    <Picture src={data.currentImageUrl} alt={data.altText} sizes={sizes} first={first} />
  ) : (
    fallback
  );
  if (!forStaff || data === undefined) return shown;
  return (
    <LazyPart of={staffImage} loading={shown} failed={() => shown}>
      {(StaffImage) => (
        <StaffImage of={of} container={data}>
          {shown}
        </StaffImage>
      )}
    </LazyPart>
  );
};
