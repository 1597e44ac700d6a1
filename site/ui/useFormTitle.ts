import { useEffect } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';

interface Answer extends Pick<Submitted, 'reference' | 'sent'> {
  /** By field. */
  errors?: object | undefined;
  message?: string | undefined;
}

/** True if the form was refused; an accepted one may have a message too, for example about missing photos. */
export const isRefused = ({ errors = {}, message, reference, sent }: Answer): boolean =>
  Object.values(errors).some(Boolean) || Boolean(message && !reference && !sent);

/** Puts errors and the step into the title of the page, which screen readers say first and tabs show. */
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
