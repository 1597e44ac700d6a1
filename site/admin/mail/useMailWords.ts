import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import type { MailTemplate, MailWords } from '#contract/mail-templates.ts';
import { ApiError } from '../../client/api-error.ts';
import { saveMailTemplate, testMailTemplate } from '../../client/mails.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';

const PREVIEW_AFTER_MS = 400;

/** Words that have not changed for a moment, for the preview. */
export const useSettled = (words: MailWords): MailWords => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useDeferredValue(settled);
};

/** The faults of single fields that an error names. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.problem?.fields) || {};

/** The words of one kind while they are edited, saved and tried. */
export const useMailWords = (template: MailTemplate) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [words, setWords] = useState<MailWords>({ subject: template.subject, body: template.body });
  const [revision, setRevision] = useState(template.revision);
  const isChanged = words.subject !== template.subject || words.body !== template.body;
  const saving = useMutation({
    mutationFn: () => saveMailTemplate(platform, template.kind, { ...words, revision }),
    onSuccess(saved) {
      setRevision(saved.revision);
      setWords({ subject: saved.subject, body: saved.body });
      return queryClient.invalidateQueries({ queryKey: allOf('mail-templates') });
    },
  });
  const trying = useMutation({ mutationFn: () => testMailTemplate(platform, template.kind, words) });
  const change = (next: Partial<MailWords>) => {
    saving.reset();
    trying.reset();
    setWords((before) => ({ ...before, ...next }));
  };
  return { words, change, isChanged, saving, trying };
};
