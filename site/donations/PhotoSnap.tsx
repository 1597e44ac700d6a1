import { usePreview } from '../ui/usePreview.ts';

export const PhotoSnap = ({ photo }: { photo: File }) => {
  const url = usePreview(photo);
  return url ? <img src={url} alt={photo.name} /> : null;
};
