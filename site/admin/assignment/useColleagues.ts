import { useQuery } from '@tanstack/react-query';
import { type CommentSubject, mayTalkAbout } from '#contract/comments/comments.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { administratorsQuery } from '../../client/people.ts';
import { driversQuery } from '../../client/runs.ts';

/** A colleague who can look after something. */
export interface Colleague {
  id: string;
  name: string;
  /** As it stands in a list: "Aoife Byrne (you)". */
  label: string;
}

/** A colleague as a list shows them: oneself is marked. */
const labelled = ({ id, name }: Pick<Colleague, 'id' | 'name'>, me: string | undefined): Colleague => ({
  ...{ id, name },
  label: id === me ? `${name} (you)` : name,
});

/**
 * Everybody with an account that works, whoever asks first, the others by name; for a kind of record, those who may open one.
 */
export const useColleagues = (kind?: CommentSubject['kind']): Colleague[] => {
  const me = useUser()?.id;
  const platform = usePlatform();
  const isForAll = !kind || mayTalkAbout(kind, { role: 'Volunteer' });
  const { data: everybody } = useQuery({ ...driversQuery(platform), enabled: isForAll });
  const { data: administrators } = useQuery({ ...administratorsQuery(platform), enabled: !isForAll });
  return ((isForAll ? everybody?.drivers : administrators) ?? [])
    .map((one) => labelled(one, me))
    .sort((a, b) => Number(b.id === me) - Number(a.id === me));
};
