import type { MediaItem } from '#contract/media/media.ts';
import { Badge } from '../ui/Badge.tsx';
import { StaffPicture } from '../ui/StaffPicture.tsx';
import { places } from './count-labels.ts';

const Tile = ({ item, chosen, onChoose }: { item: MediaItem; chosen: boolean; onChoose: () => void }) => (
  <li>
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <StaffPicture src={item.url} alt="" width={400} />
      <span>
        <span className="plain media__alt">{item.altText || 'Picture without a description'}</span>
        <small>
          <span className="plain">{`${item.width} × ${item.height}`}</span>
          {item.missingAlt ? (
            <Badge tone="wait">No alt text</Badge>
          ) : (
            <span className="plain">{places(item.usedIn.length)}</span>
          )}
        </small>
      </span>
    </button>
  </li>
);

interface MediaTilesProps {
  items: readonly MediaItem[];
  chosen: string | undefined;
  onChoose(item: MediaItem): void;
}

export const MediaTiles = ({ items, chosen, onChoose }: MediaTilesProps) => (
  <ul className="media">
    {items.map((item) => (
      <Tile key={item.id} item={item} chosen={item.id === chosen} onChoose={() => onChoose(item)} />
    ))}
  </ul>
);
