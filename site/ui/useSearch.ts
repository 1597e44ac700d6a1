import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 300;

/** What is being typed, handed on when the typing pauses. It follows `value` when that changes from elsewhere. */
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
