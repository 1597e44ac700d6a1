import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { allOf, type Subject } from '../../client/query-keys.ts';
import { type EditForm, useEditForm } from './useEditForm.ts';

interface CreationOptions<Values, Created> {
  start: Values;
  /** Under which the values are kept until they are sent; null for none. */
  draft: string | null;
  schema: z.core.$ZodType<Values>;
  create(platform: Platform, values: Values): Promise<Created>;
  /** What is loaded anew afterwards. */
  subject: Subject;
}

/** A form that creates something once, and what it has created then. */
export const useCreationForm = <Values extends object, Created>({
  start,
  draft,
  schema,
  create,
  subject,
}: CreationOptions<Values, Created>): { form: EditForm<Values>; created: Created | null } => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<Created | null>(null);
  const form = useEditForm<Values>({
    start,
    draft,
    schema,
    save: async (values) => {
      setCreated(await create(platform, values));
      void queryClient.invalidateQueries({ queryKey: allOf(subject) });
      return start;
    },
  });
  return { form, created };
};
