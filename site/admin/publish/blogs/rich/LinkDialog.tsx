import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { ADDRESS_REFUSED, ADDRESS_REQUIRED, parseLinkAddress } from './link-address.ts';
import type { LinkAt } from './links.ts';

interface LinkDialogProps {
  link: LinkAt;
  onPut(link: { href: string; words: string }): void;
  onTake(): void;
  onClose(): void;
}

export const LinkDialog = ({ link, onPut, onTake, onClose }: LinkDialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [address, setAddress] = useState(link.href);
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const put = () => {
    if (address.trim() === '') return setError(ADDRESS_REQUIRED);
    const href = parseLinkAddress(address);
    if (href === null) return setError(ADDRESS_REFUSED);
    onPut({ href, words: words.trim() });
  };
  return (
    <Dialog
      small
      title={link.href ? 'Change the link' : 'Put a link in'}
      hint={link.words && `For “${link.words}”`}
      onClose={onClose}
      footer={
        <>
          {link.href && (
            <Button variant="quiet" onClick={onTake}>
              Take the link away
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" type="submit" form="post-link" icon="link">
            {link.href ? 'Change it' : 'Put it in'}
          </Button>
        </>
      }
    >
      <form
        id="post-link"
        className="stack stack--close"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The editor is no form, but a dialog of it may lie in one.
          event.stopPropagation();
          put();
        }}
      >
        <Field
          ref={field}
          label="Where it leads"
          hint="A website, a page of this one such as /donations, or an email address."
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          value={address}
          error={error}
          onChange={(event) => {
            setAddress(event.target.value);
            setError('');
          }}
        />
        {!link.words && (
          <Field label="Words of the link" value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </form>
    </Dialog>
  );
};
