import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 300;

/** Hands on the text when typing pauses; follows `value` when that changes elsewhere. */
export const useSearch = (
  value: string,
  onSearch: (text: string) => void,
): [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(value);
  const search = useRef(onSearch);
  const handed = useRef(value);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (value === handed.current) return;
    handed.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === handed.current) return;
    const pause = setTimeout(() => {
      handed.current = wanted;
      search.current(wanted);
    }, WAIT_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return [text, setText];
};
