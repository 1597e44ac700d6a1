import { useState } from 'react';
import { useUser } from '../../client/PlatformContext.tsx';

const PREFIX = 'portal.typed.text.';

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const keep = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The words then last until the page is left.
  }
};

/** Forgets every text that is kept in this tab, for whoever sits here next. */
export const forgetKeptTexts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
};

/**
 * What the signed-in person types about something and has not sent: it survives a reload of the tab, not the signing out.
 * `sent` forgets a text that is stored now, unless something else was typed meanwhile.
 */
export const useKeptText = (
  about: string,
): [text: string, write: (text: string) => void, sent: (text: string) => void] => {
  const key = `${PREFIX}${useUser()?.id ?? ''}.${about}`;
  const [text, setText] = useState(() => read(key));
  const write = (next: string) => {
    setText(next);
    keep(key, next);
  };
  const sent = (stored: string) => {
    setText((typed) => (typed === stored ? '' : typed));
    if (read(key) === stored) keep(key, '');
  };
  return [text, write, sent];
};
