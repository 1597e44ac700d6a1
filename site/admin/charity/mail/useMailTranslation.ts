import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMailTranslation, saveMailTemplate } from '#contract/mail-admin/calls.ts';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';

export type ShownWords = Pick<MailTemplate, 'subject' | 'body' | 'revision' | 'isOn'>;

/** Removed words can be brought back as long as the screen is open. */
export const useMailTranslation = (template: MailTemplate, onShown: (words: ShownWords) => void) => {
  const of = { kind: template.kind, query: { language: template.language } };
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: allOf('mailtemplates') });
  const restoring = useMutation({
    mutationFn: ({ subject, body, isOn }: MailTemplate) =>
      send(platform, saveMailTemplate, { ...of, body: { subject, body, isOn, revision: 0 } }),
    onSuccess(saved) {
      removing.reset();
      onShown(saved);
      return refresh();
    },
  });
  const removing = useMutation({
    mutationFn: (_: MailTemplate) => send(platform, deleteMailTranslation, of),
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
