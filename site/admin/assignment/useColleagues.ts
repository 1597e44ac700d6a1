import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CommentSubject, mayTalkAbout } from '#contract/comments/comments.ts';
import { listPeople } from '#contract/people/calls.ts';
import { keyOf } from '../../client/calls.ts';
import { everyPage } from '../../client/every-page.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { driversQuery } from '../../client/runs.ts';
import { send } from '../../client/send.ts';

/** A colleague who can look after something. */
export interface Colleague {
  id: string;
  name: string;
  /** As it stands in a list: "Aoife Byrne (you)". */
  label: string;
}

/** The administrators whose accounts work, by name. */
const administratorsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: keyOf(listPeople, {}),
    queryFn: ({ signal }) =>
      everyPage(async (query) => {
        const { people, total } = await send(platform, listPeople, { query }, { signal });
        return { rows: people, total };
      }),
    select: (everybody) =>
      everybody
        .filter(({ role, disabled }) => role === 'Administrator' && !disabled)
        .sort((a, b) => a.name.localeCompare(b.name)),
    staleTime: 60_000,
  });

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
