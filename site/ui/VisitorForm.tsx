import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { type PlainForm, plainForm } from '../client/plain-forms.ts';
import { pageAddress } from '../language/t.ts';
import type { Elements } from './elements.ts';
import { SendingKeyField } from './SendingKeyField.tsx';

type VisitorFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'> & {
  /** Of the page that takes the form without scripts. */
  action: string;
  /** Gets the form as the visitor has filled it in before scripts worked. */
  onTyped: (plain: PlainForm) => void;
  onSubmit: () => void;
  children: Elements;
};

export const VisitorForm = ({ action, onTyped, onSubmit, children, ...attributes }: VisitorFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useLayoutEffect(() => {
    if (form.current) onTyped(plainForm(form.current));
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      {...attributes}
      ref={form}
      method="post"
      action={pageAddress(action)}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <SendingKeyField />
      {children}
    </form>
  );
};
