import type { MediaItem } from '#contract/media/media.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWide } from '../layout/useWide.ts';
import { PictureDetails } from './PictureDetails.tsx';

interface PicturePanelProps {
  item: MediaItem;
  onReplaced(id: string): void;
  onClose(): void;
}

export const PicturePanel = ({ item, onReplaced, onClose }: PicturePanelProps) => {
  const wide = useWide('76rem');
  const details = <PictureDetails item={item} onReplaced={onReplaced} onDeleted={onClose} />;
  if (!wide) {
    return (
      <Dialog title="Picture" shape="drawer" onClose={onClose}>
        {details}
      </Dialog>
    );
  }
  return (
    <section className="box media-panel" aria-label="Picture">
      <div className="box__head">
        <h2>Picture</h2>
        <button className="close close--sm" type="button" aria-label="Close the picture" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="box__body stack stack--close">{details}</div>
    </section>
  );
};
