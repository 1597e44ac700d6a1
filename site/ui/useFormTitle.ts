import { useEffect } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';

interface Answer extends Pick<Submitted, 'reference' | 'sent'> {
  /** By field. */
  errors?: object | undefined;
  /** About the whole form. */
  message?: string | undefined;
}

/** Whether a form was not taken. What was taken may have a message, too, such as of photos that are missing. */
export const isRefused = ({ errors = {}, message, reference, sent }: Answer): boolean =>
  Object.values(errors).some(Boolean) || Boolean(message && !reference && !sent);

/** Says in the title of the page that a form has errors, and at which step it is: readers of screens hear it first, and tabs show it. */
export const useFormTitle = ({ step, ...answer }: Answer & { step?: string | undefined }): void => {
  const refused = isRefused(answer);
  useEffect(() => {
    // A form that was posted without scripts has been answered with such a title.
    const page = document.title.replace(t(forms.errorTitle, { title: '' }), '');
    const title = step ? `${page} - ${step}` : page;
    document.title = refused ? t(forms.errorTitle, { title }) : title;
    return () => {
      document.title = page;
    };
  }, [step, refused]);
};
