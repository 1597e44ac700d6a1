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
  fallback: Elements;
  /** As in `<img sizes>`. */
  sizes?: string;
  first?: boolean;
};

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
