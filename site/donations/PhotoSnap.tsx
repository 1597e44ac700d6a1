import { usePreview } from '../ui/usePreview.ts';

/** A chosen photo, small, among the answers. */
export const PhotoSnap = ({ photo }: { photo: File }) => {
  const url = usePreview(photo);
  return url ? <img src={url} alt={photo.name} /> : null;
};
