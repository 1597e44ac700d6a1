import { useEffect, useState } from 'react';

/** An object URL, revoked when another file is chosen; empty at first. */
export const usePreview = (file: Blob | null): string => {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl('');
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
};
