import { useRef, useState } from 'react';
import { useStaffDraft } from '../../../client/useStaffDraft.ts';

const textIn = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/**
 * Keeps what the signed-in person types until it is sent. `sent` forgets a stored text unless something else was typed
 * meanwhile.
 */
export const useTextDraft = (
  about: string,
): [text: string, write: (text: string) => void, sent: (text: string) => void] => {
  const { typed, keep } = useStaffDraft(about, textIn);
  const [text, setText] = useState(typed ?? '');
  const latest = useRef(text);
  const write = (next: string) => {
    latest.current = next;
    setText(next);
    keep(next === '' ? null : next);
  };
  const sent = (stored: string) => {
    if (latest.current === stored) write('');
  };
  return [text, write, sent];
};
