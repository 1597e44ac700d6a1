import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { problemOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SanitisedText } from '../../../ui/SanitisedText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { postPreview } from './post-queries.ts';

/** The server makes this HTML and sanitises it, as it does for visitors. */
export const PostPreview = ({ body }: { body: string }) => {
  const { data, error } = useQuery({ ...postPreview(usePlatform(), body), placeholderData: keepPreviousData });
  if (body.trim() === '') return <p className="hint">Nothing is written yet.</p>;
  if (!data) {
    return error ? (
      <Notice tone="wait">
        <p>{`${problemOf(error)?.fields?.body ?? 'The preview could not be loaded.'} Your text is still here.`}</p>
      </Notice>
    ) : (
      <Skeleton label="Loading the preview" />
    );
  }
  return <SanitisedText html={data.html} label="Preview" />;
};
