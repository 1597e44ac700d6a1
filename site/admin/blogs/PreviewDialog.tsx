import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StaffPicture } from '../../ui/StaffPicture.tsx';
import { PostPreview } from './PostPreview.tsx';
import { postQuery } from './post-queries.ts';

export const PreviewDialog = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => {
  const { data, isError } = useQuery(postQuery(usePlatform(), id));
  return (
    <Dialog title={title} onClose={onClose}>
      {!data && !isError && <Skeleton label="Loading the post" />}
      {!data && isError && (
        <Notice tone="bad">
          <p>The post could not be loaded. Please try again.</p>
        </Notice>
      )}
      {data?.coverUrl && (
        <div className="imgbox cover">
          <StaffPicture src={data.coverUrl} alt={data.coverAlt} width={800} />
        </div>
      )}
      {data && <PostPreview body={data.body} />}
    </Dialog>
  );
};
