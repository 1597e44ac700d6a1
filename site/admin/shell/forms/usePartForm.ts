import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { requireUnchanged, saveOverNewest } from '../../../client/changed-meanwhile.ts';
import type { AnswerOf } from '../../../client/send.ts';
import { type EditForm, useEditForm } from './useEditForm.ts';

interface PartSaving<C extends Call, Part> {
  read: C;
  input: InputOf<C>;
  partOf(all: AnswerOf<C>): Part;
  save(part: Part, newest: AnswerOf<C>): Promise<AnswerOf<C>>;
}

/**
 * Saves one part over the newest rest, so that two people can work on different parts; `base` is what the editing began with.
 * @throws ChangedMeanwhile if the stored part differs from `base`.
 */
export const usePartSaving = <C extends Call, Part>({ read, input, partOf, save }: PartSaving<C, Part>) => {
  const send = useSend(read);
  const queryClient = useQueryClient();
  return async (part: Part, base: Part): Promise<Part> => {
    const saved = await saveOverNewest(
      () => send(input),
      (newest) => {
        requireUnchanged(partOf(newest), base);
        return save(part, newest);
      },
    );
    queryClient.setQueryData(keyOf(read, input), () => saved);
    return partOf(saved);
  };
};

interface PartFormOptions<C extends Call, Part> extends PartSaving<C, Part> {
  all: AnswerOf<C>;
  draft: string | null;
  schema: z.core.$ZodType<Part>;
  pathOf?: (path: string) => string;
}

export const usePartForm = <C extends Call, Part extends object>({
  all,
  draft,
  schema,
  pathOf,
  ...saving
}: PartFormOptions<C, Part>): EditForm<Part> =>
  useEditForm<Part>({
    draft,
    start: saving.partOf(all),
    schema,
    save: usePartSaving(saving),
    ...(pathOf && { pathOf }),
  });
