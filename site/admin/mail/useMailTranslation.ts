import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { removeMailTranslation, saveMailTemplate } from '../../client/mails.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';

/** The words of a mail that the screen shows from now on. */
export type ShownWords = Pick<MailTemplate, 'subject' | 'body' | 'revision' | 'isOn'>;

/** Removes the words of a mail in another language, and brings them back as long as the screen is open. */
export const useMailTranslation = (template: MailTemplate, onShown: (words: ShownWords) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: allOf('mailtemplates') });
  const restoring = useMutation({
    mutationFn: ({ subject, body, isOn }: MailTemplate) =>
      saveMailTemplate(platform, template, { subject, body, isOn, revision: 0 }),
    onSuccess(saved) {
      removing.reset();
      onShown(saved);
      return refresh();
    },
  });
  const removing = useMutation({
    mutationFn: (removed: MailTemplate) => removeMailTranslation(platform, removed),
    onSuccess(_, { original }) {
      onShown({ ...original, revision: 0, isOn: false });
      return refresh();
    },
  });
  const { variables: removed } = removing;
  return {
    remove: () => removing.mutate(template),
    undo: () => removed && restoring.mutate(removed),
    isRemoving: removing.isPending || restoring.isPending,
    isRemoved: removing.isSuccess,
    error: removing.error ?? restoring.error,
    reset() {
      removing.reset();
      restoring.reset();
    },
  };
};
export type MailTranslation = ReturnType<typeof useMailTranslation>;
