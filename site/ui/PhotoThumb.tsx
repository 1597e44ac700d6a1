import { Icon } from './Icon.tsx';
import { usePreview } from './usePreview.ts';

export const PhotoThumb = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const url = usePreview(file);
  return (
    <figure className="thumb">
      {url && <img src={url} alt="" />}
      <figcaption>{file.name}</figcaption>
      <button type="button" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </figure>
  );
};
