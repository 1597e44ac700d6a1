import type { SubmitEvent } from 'react';
import { type ManagedKind, manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { pageAddress } from '../language/t.ts';
import type { Elements } from '../ui/elements.ts';

type ManagedFormProps = {
  kind: ManagedKind;
  label: string;
  className?: string;
  /** The token that it carries; without it the form has a field for it. */
  token?: string;
  /** Called with the form's fields instead of posting them, once scripts work. */
  onSubmit: (fields: FormData) => void;
  children: Elements;
};

/** A form of the page behind a manage link: plain HTML that posts itself, without a reload once scripts work. */
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
