import { useMutation } from '@tanstack/react-query';
import { BULK_MAX, EXPORT_MAX } from '#contract/moderation/moderation.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { figure, type Picked } from './bulk-parts.ts';
import type { BulkSubject, Moderated } from './subject.ts';
import type { Selection } from './useSelection.ts';

export interface Matching {
  total: number;
  /** Reads those that can be selected, up to `EXPORT_MAX`. */
  load(): Promise<readonly Picked[]>;
}

const ALIKE_FAILED = 'What is alike could not be looked for. Please try again.';
const NONE_ALIKE = 'Nothing else that waits is alike.';
const MATCHING_FAILED = 'The other pages could not be read. Please try again.';
const FIRST_ONLY = `The first ${figure(EXPORT_MAX)} are selected: more cannot be at a time.`;

export const useFindMore = <Item extends Moderated>(subject: BulkSubject<Item>, selection: Selection) => {
  const platform = usePlatform();
  const say = useAlert();
  const alike = useMutation({
    mutationFn: () => subject.alike(platform, selection.picked.slice(0, BULK_MAX)),
    onSuccess: (found) => {
      const more = found.filter(({ id }) => !selection.has(id));
      if (more.length === 0) say(NONE_ALIKE);
      selection.add(more);
    },
    onError: (error) => say(sentenceOf(error, ALIKE_FAILED)),
  });
  const matching = useMutation({
    mutationFn: async (wanted: Matching) => ({ wanted, found: await wanted.load() }),
    onSuccess: ({ wanted, found }) => {
      if (wanted.total > EXPORT_MAX) say(FIRST_ONLY);
      selection.add(found.filter(({ id }) => !selection.has(id)));
    },
    onError: (error) => say(sentenceOf(error, MATCHING_FAILED)),
  });
  return {
    finding: alike.isPending || matching.isPending,
    selectAlike: () => alike.mutate(),
    selectMatching: (wanted: Matching) => matching.mutate(wanted),
  };
};
