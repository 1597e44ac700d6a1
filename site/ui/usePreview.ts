import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown, until another one is chosen; empty at first. */
export const usePreview = (file: File | null): string => {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl('');
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
};
