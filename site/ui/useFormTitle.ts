import { useEffect, useRef } from 'react';
import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';

/** Says in the title of the page that a form has errors, and at which step it is: readers of screens hear it first, and tabs show it. */
export const useFormTitle = ({ step, isRefused }: { step?: string | undefined; isRefused: boolean }): void => {
  const page = useRef<string>(undefined);
  useEffect(() => {
    // A form that was posted without scripts has been answered with such a title.
    page.current ??= document.title.replace(t(forms.errorTitle, { title: '' }), '');
    const title = step ? `${page.current} - ${step}` : page.current;
    document.title = isRefused ? t(forms.errorTitle, { title }) : title;
  }, [step, isRefused]);
  useEffect(
    () => () => {
      if (page.current) document.title = page.current;
    },
    [],
  );
};
