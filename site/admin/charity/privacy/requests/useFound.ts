import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchForDataRequest } from '#contract/privacy/calls.ts';
import {
  type OwnKind,
  type OwnRef,
  ownKinds,
  type PersonalRecord,
  type PersonalRecords,
} from '#contract/privacy/personal-records.ts';
import { keyOf as queryKeyOf } from '../../../../client/calls.ts';

/** Milliseconds for which it is remembered after the case is left. */
const CACHED_MS = 30 * 60_000;

interface Found extends PersonalRecords {
  /** Keys of the records said to be the person's. */
  chosen: readonly string[];
}

export const keyOf = ({ kind, id }: Pick<PersonalRecord, 'kind' | 'id'>): string => `${kind} ${id}`;

const isOwn = (kind: PersonalRecord['kind']): kind is OwnKind => ownKinds.some((own) => own === kind);
const ownRefOf = ({ kind, id }: PersonalRecord): OwnRef[] => (isOwn(kind) ? [{ kind, id }] : []);

/** True for records that are handed over and erased from here; others are changed where they are. */
export const canBeChosen = (record: PersonalRecord): boolean => ownRefOf(record).length > 0;

/** Found records and choices stay while somebody opens a record and comes back. */
export const useFound = (id: string) => {
  const queryClient = useQueryClient();
  const key = queryKeyOf(searchForDataRequest, { id });
  const { data: cached } = useQuery<Found>({ queryKey: key, queryFn: skipToken, gcTime: CACHED_MS });
  // The cache tells its readers a moment later, in which a box would jump back: the screen goes by its own state.
  const [found, setFound] = useState(cached);
  const write = (change: (before: Found) => Found) => {
    const next = change(queryClient.getQueryData<Found>(key) ?? { records: [], more: [], chosen: [] });
    queryClient.setQueryData<Found>(key, next);
    setFound(next);
  };
  const chosen = new Set(found?.chosen);
  return {
    found,
    isChosen: (record: PersonalRecord) => chosen.has(keyOf(record)),
    refs: (found?.records ?? []).filter((record) => chosen.has(keyOf(record))).flatMap(ownRefOf),
    show(next: PersonalRecords) {
      const there = new Set(next.records.map(keyOf));
      write((before) => ({ ...next, chosen: before.chosen.filter((one) => there.has(one)) }));
    },
    choose(record: PersonalRecord, isTheirs: boolean) {
      const key = keyOf(record);
      write((before) => ({
        ...before,
        chosen: isTheirs ? [...before.chosen, key] : before.chosen.filter((one) => one !== key),
      }));
    },
    forget: () => queryClient.removeQueries({ queryKey: key }),
    drop(erased: readonly OwnRef[]) {
      const erasedKeys = new Set(erased.map(keyOf));
      write((before) => ({
        ...before,
        records: before.records.filter((record) => !erasedKeys.has(keyOf(record))),
        chosen: before.chosen.filter((one) => !erasedKeys.has(one)),
      }));
    },
  };
};

export type FoundState = ReturnType<typeof useFound>;
