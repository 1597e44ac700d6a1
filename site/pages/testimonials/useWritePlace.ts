import { useEffect, useState } from 'react';

/** Where the form stands: in the page, where a link or a reload led to it, or in a dialog above it. */
export type WritePlace = 'page' | 'dialog' | null;

const isAsked = () => new URLSearchParams(location.search).has('write');

/** The address of the page with its form open or closed; the page of the list stays the same. */
const addressWith = (open: boolean): string => {
  const search = new URLSearchParams(location.search);
  if (open) search.set('write', '1');
  else search.delete('write');
  const asked = search.toString();
  return `${location.pathname}${asked && `?${asked}`}${open ? '#write' : ''}`;
};

/** The open form as an entry of the browser's history: Back closes it, Forward and a reload bring it again. */
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
    /** What came of the form takes its place: the page stays where it is in the history. */
    answered() {
      history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
    /** Closes the form; the entry of the history goes with it. */
    close() {
      if (history.state?.opened) history.back();
      else history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
  };
};
