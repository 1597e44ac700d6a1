import { useQuery } from '@tanstack/react-query';
import { type CommentSubject, mayTalkAbout } from '#contract/comments.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { driversQuery } from '../../client/runs.ts';

/** A colleague who can look after something. */
export interface Colleague {
  id: string;
  name: string;
  /** As it stands in a list: "Aoife Byrne (you)". */
  label: string;
}

/** A colleague as a list shows them: oneself is marked. */
export const labelled = ({ id, name }: Pick<Colleague, 'id' | 'name'>, me: string | undefined): Colleague => ({
  ...{ id, name },
  label: id === me ? `${name} (you)` : name,
});

/**
 * Everybody with an account that works, whoever asks first, the others by name; for a kind of record, those who may open one.
 */
export const useColleagues = (kind?: CommentSubject['kind']): Colleague[] => {
  const me = useUser()?.id;
  const { data } = useQuery(driversQuery(usePlatform()));
  return (data?.drivers ?? [])
    .filter((driver) => !kind || mayTalkAbout(kind, driver))
    .map((driver) => labelled(driver, me))
    .sort((a, b) => Number(b.id === me) - Number(a.id === me));
};
