import { useEffect, useState } from 'react';

export type WritePlace = 'page' | 'dialog' | null;

const isAsked = () => new URLSearchParams(location.search).has('write');

const addressWith = (open: boolean): string => {
  const search = new URLSearchParams(location.search);
  if (open) search.set('write', '1');
  else search.delete('write');
  const asked = search.toString();
  return `${location.pathname}${asked && `?${asked}`}${open ? '#write' : ''}`;
};

/** Makes the open form an entry of the browser's history: Back closes it, Forward and a reload bring it again. */
export const useWritePlace = (first: WritePlace) => {
  const [place, setPlace] = useState(first);
  useEffect(() => {
    // The answer to a form that was posted without scripts: a reload then shows what was written, and posts nothing again.
    if (first && !isAsked()) history.replaceState(null, '', addressWith(true));
    const travel = () => setPlace((now) => (isAsked() ? (now ?? 'dialog') : null));
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, [first]);
  return {
    place,
    open() {
      history.pushState({ opened: true }, '', addressWith(true));
      setPlace('dialog');
    },
    answered() {
      history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
    close() {
      if (history.state?.opened) history.back();
      else history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
  };
};
