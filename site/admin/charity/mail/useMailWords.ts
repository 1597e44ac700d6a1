import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { saveMailTemplate, testMail } from '#contract/mail-admin/calls.ts';
import type { MailTemplate, MailWords } from '#contract/mail-admin/mail-templates.ts';
import { ApiError } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { useStaffDraft } from '../../../client/useStaffDraft.ts';
import { type ShownWords, useMailTranslation } from './useMailTranslation.ts';

const PREVIEW_AFTER_MS = 400;

export const useDebounced = (words: MailWords): MailWords => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useDeferredValue(settled);
};

export const fieldsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.problem?.fields) || {};

const storedWords = z.object({ words: z.object({ subject: z.string(), body: z.string() }), revision: z.number() });
const parseStored = (stored: unknown) => z.safeParse(storedWords, stored).data ?? null;

export const useMailWords = (template: MailTemplate) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { typed, keep } = useStaffDraft(`mail.${template.kind}.${template.language ?? 'en'}`, parseStored);
  const [words, setWords] = useState<MailWords>(typed?.words ?? { subject: template.subject, body: template.body });
  const [revision, setRevision] = useState(typed?.revision ?? template.revision);
  const { kind, language, isOn: wasOn = false } = template;
  const of = { kind, query: { language } };
  const [isOn, setOn] = useState(wasOn);
  const show = ({ subject, body, revision: shown, isOn: isShownOn = false }: ShownWords) => {
    setRevision(shown);
    setWords({ subject, body });
    setOn(isShownOn);
  };
  const isChanged = words.subject !== template.subject || words.body !== template.body || isOn !== wasOn;
  useEffect(() => {
    const isWritten = words.subject !== template.subject || words.body !== template.body;
    keep(isWritten ? { words, revision } : null);
  }, [keep, words, revision, template]);
  const saving = useMutation({
    mutationFn: () =>
      send(platform, saveMailTemplate, { ...of, body: { ...words, revision, ...(language && { isOn }) } }),
    onMutate: () => ({ ...words, isOn }),
    onSuccess({ subject, body, revision: next, isOn: isSavedOn = false }, _, sent) {
      translation.reset();
      setRevision(next);
      // What was typed while this was on its way is not saved yet, and stays.
      setWords((now) => ({
        subject: now.subject === sent.subject ? subject : now.subject,
        body: now.body === sent.body ? body : now.body,
      }));
      setOn((now) => (now === sent.isOn ? isSavedOn : now));
      return queryClient.invalidateQueries({ queryKey: allOf('mailtemplates') });
    },
  });
  const trying = useMutation({ mutationFn: () => send(platform, testMail, { ...of, body: words }) });
  const translation = useMailTranslation(template, (shown) => {
    saving.reset();
    trying.reset();
    show(shown);
  });
  const reset = () => {
    translation.reset();
    if (!saving.isPending) saving.reset();
    trying.reset();
  };
  const change = (next: Partial<MailWords>) => {
    reset();
    setWords((before) => ({ ...before, ...next }));
  };
  const switchTo = (next: boolean) => {
    reset();
    setOn(next);
  };
  return {
    words,
    change,
    isOn,
    switchTo,
    isChanged,
    isRestored: typed !== null && isChanged,
    forget: () => keep(null),
    saving,
    trying,
    translation,
  };
};
