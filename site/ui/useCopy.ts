import { useState } from 'react';

/** Copies a text, and says how that went. */
export const useCopy = (text: string): { copied: 'yes' | 'no' | null; copy: () => void } => {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return { copied, copy };
};
