import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

const WAIT_MS = 300;

/** Hands on the text when typing pauses; follows `value` when that changes elsewhere. */
const useSearch = (
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

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch(text: string): void;
}

export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const id = useId();
  const [text, setText] = useSearch(value, onSearch);
  return (
    <div className="search">
      <Icon name="search" />
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
};
