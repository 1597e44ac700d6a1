import { useQuery } from '@tanstack/react-query';
import { listColleagues } from '#contract/people/calls.ts';
import type { ColleaguesQuery } from '#contract/people/people.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';

export interface Colleague {
  id: string;
  name: string;
  pictureUrl?: string | undefined;
  /** As listed: "Aoife Byrne (you)". */
  label: string;
}

const labelled = (colleague: Omit<Colleague, 'label'>, me: string | undefined): Colleague => ({
  ...colleague,
  label: colleague.id === me ? `${colleague.name} (you)` : colleague.name,
});

/** Lists the active accounts with a permission, the signed-in person first. */
export const useColleagues = (may: ColleaguesQuery['may']): Colleague[] => {
  const me = useUser()?.id;
  const { data } = useQuery(queryOf(usePlatform(), listColleagues, { query: { may } }));
  return (data?.colleagues ?? [])
    .map((one) => labelled(one, me))
    .sort((a, b) => Number(b.id === me) - Number(a.id === me));
};
