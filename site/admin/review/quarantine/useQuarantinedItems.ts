import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findAlikeSubmissions, listQuarantine } from '#contract/quarantine/calls.ts';
import type { QuarantineGroup, QuarantineItem, QuarantineSubject } from '#contract/quarantine/quarantine.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { useAlert } from '../../../ui/Alert.tsx';

export const ITEMS_PER_PAGE = 10;
/** Selected submissions that the server compares with everything else, at most. */
const COMPARED_MAX = 50;
const ALIKE_FAILED = 'What is alike could not be looked for. Please try again.';

type Chosen = ReadonlyMap<string, QuarantineSubject>;

export const useQuarantinedItems = ({ key }: QuarantineGroup) => {
  const platform = usePlatform();
  const say = useAlert();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const query = useQuery({
    ...queryOf(platform, listQuarantine, { query: { group: key, page, pageSize: ITEMS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  const alike = useMutation({
    mutationFn: () =>
      send(platform, findAlikeSubmissions, {
        body: { items: [...chosen.values()].slice(0, COMPARED_MAX), within: 'quarantine' },
      }),
    onSuccess: ({ items }) => {
      // Who may be at risk is read by a person, one at a time.
      const alike = items.filter(({ urgent }) => !urgent).map(({ kind, id }) => [id, { kind, id }] as const);
      setChosen((before) => new Map([...before, ...alike]));
    },
    onError: (error) => say(sentenceOf(error, ALIKE_FAILED)),
  });
  return {
    query,
    page,
    setPage,
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    choose: ({ kind, id }: QuarantineItem) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(id)) next.set(id, { kind, id });
        return next;
      }),
    selectAlike: () => alike.mutate(),
    finding: alike.isPending,
  };
};
