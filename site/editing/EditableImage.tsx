import { lazy, type ReactNode, Suspense } from 'react';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { imageKey } from '../client/page-keys.ts';
import { Picture } from '../ui/Picture.tsx';
import type { StaffImageProps } from './StaffImage.tsx';
import { useStaffHalf } from './useStaffHalf.ts';

type EditableImageProps = {
  relativeUrl: string;
  /** The key of the place on its page. */
  place: string;
  /** The drawing that stands there while there is no picture. */
  fallback: ReactNode;
  /** The width that the picture takes on the page, as in `<img sizes>`. */
  sizes?: string;
};

/** When the staff half cannot be loaded, the page stays as visitors see it. */
const StaffImage = lazy(() =>
  import('./StaffImage.tsx').then(
    (loaded) => ({ default: loaded.StaffImage }),
    () => ({ default: ({ children }: StaffImageProps) => children }),
  ),
);

/** A picture of a page that staff can replace. */
export const EditableImage = ({ relativeUrl, place, fallback, sizes }: EditableImageProps) => {
  const { data } = useAnswer(imageKey(relativeUrl, place));
  const forStaff = useStaffHalf();
  const shown = data?.currentImageUrl ? (
    <Picture src={data.currentImageUrl} alt={data.altText} sizes={sizes} />
  ) : (
    fallback
  );
  if (!forStaff || data === undefined) return shown;
  return (
    <Suspense fallback={shown}>
      <StaffImage relativeUrl={relativeUrl} place={place} container={data}>
        {shown}
      </StaffImage>
    </Suspense>
  );
};
