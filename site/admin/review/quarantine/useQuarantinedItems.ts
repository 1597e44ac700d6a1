import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findAlikeSubmissions, listQuarantine } from '#contract/quarantine/calls.ts';
import type { QuarantineGroup, QuarantineItem, QuarantineSubject } from '#contract/quarantine/quarantine.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { useSelection } from '../moderation/useSelection.ts';

export const ITEMS_PER_PAGE = 10;
/** Selected submissions that the server compares with everything else, at most. */
const COMPARED_MAX = 50;
const ALIKE_FAILED = 'What is alike could not be looked for. Please try again.';

export const useQuarantinedItems = ({ key }: QuarantineGroup) => {
  const platform = usePlatform();
  const say = useAlert();
  const [page, setPage] = useState(1);
  const { picked: chosen, has, choose, add } = useSelection<QuarantineSubject>();
  const query = useQuery({
    ...queryOf(platform, listQuarantine, { query: { group: key, page, pageSize: ITEMS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  const alike = useMutation({
    mutationFn: () =>
      send(platform, findAlikeSubmissions, {
        body: { items: chosen.slice(0, COMPARED_MAX), within: 'quarantine' },
      }),
    onSuccess: ({ items }) => {
      // Who may be at risk is read by a person, one at a time.
      add(items.filter(({ urgent }) => !urgent).map(({ kind, id }) => ({ kind, id })));
    },
    onError: (error) => say(sentenceOf(error, ALIKE_FAILED)),
  });
  return {
    query,
    page,
    setPage,
    chosen,
    has,
    choose: ({ kind, id }: QuarantineItem) => choose([{ kind, id }], id, false),
    selectAlike: () => alike.mutate(),
    finding: alike.isPending,
  };
};
