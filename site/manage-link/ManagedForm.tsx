import type { SubmitEvent } from 'react';
import { type ManagedKind, manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { pageAddress } from '../language/t.ts';
import type { Elements } from '../ui/elements.ts';

type ManagedFormProps = {
  kind: ManagedKind;
  label: string;
  className?: string;
  /** If absent, the form has a field for it. */
  token?: string;
  /** Called instead of posting the form, once scripts work. */
  onSubmit: (fields: FormData) => void;
  children: Elements;
};

export const ManagedForm = ({ kind, label, className, token, onSubmit, children }: ManagedFormProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      className={className}
      aria-label={label}
      method="post"
      action={pageAddress(manageLinkPaths[kind])}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {children}
    </form>
  );
};
