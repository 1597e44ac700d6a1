import { Badge } from '../../../ui/Badge.tsx';

const waitingText = (count: number) =>
  count === 1 ? 'A picture is still being prepared' : `${count} pictures are still being prepared`;

const droppedText = (count: number) =>
  count === 1
    ? 'A picture could not be read and was left out'
    : `${count} pictures could not be read and were left out`;

type PicturesNoteProps = { waiting?: number | undefined; dropped?: number | undefined };

export const PicturesNote = ({ waiting = 0, dropped = 0 }: PicturesNoteProps) => (
  <>
    {waiting > 0 && <Badge icon="images">{waitingText(waiting)}</Badge>}
    {dropped > 0 && (
      <Badge tone="wait" icon="image-off">
        {droppedText(dropped)}
      </Badge>
    )}
  </>
);
