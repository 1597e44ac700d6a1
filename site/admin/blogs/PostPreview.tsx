import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { postPreview } from '../../client/staff-posts.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The text as the site will show it. The server makes this HTML and sanitises it, as it does for visitors. */
export const PostPreview = ({ body }: { body: string }) => {
  const { data, isError } = useQuery(postPreview(usePlatform(), body));
  if (body.trim() === '') return <p className="hint">Nothing is written yet.</p>;
  if (!data) {
    return isError ? (
      <Notice tone="wait">
        <p>The preview could not be loaded. Your text is still here.</p>
      </Notice>
    ) : (
      <Skeleton label="Loading the preview" />
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above
  return <section className="article" aria-label="Preview" dangerouslySetInnerHTML={{ __html: data.html }} />;
};
