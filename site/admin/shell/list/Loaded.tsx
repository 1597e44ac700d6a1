import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Elements } from '../../../ui/elements.ts';
import { LoadingBox } from './LoadingBox.tsx';
import { NotReachable } from './NotReachable.tsx';

interface LoadedProps<Answer> {
  query: Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'staleTime'>;
  /** Noun phrase for the middle of a sentence: "the helplines". */
  what: string;
  children(answer: Answer): Elements;
}

export const Loaded = <Answer,>({ query, what, children }: LoadedProps<Answer>) => {
  const { data, isError, refetch } = useQuery(query);
  if (data !== undefined) return <>{children(data)}</>;
  if (!isError) return <LoadingBox label={`Loading ${what}`} />;
  return (
    <NotReachable onRefresh={refetch}>
      {`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`}
    </NotReachable>
  );
};
