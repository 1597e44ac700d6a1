import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { useSearch } from './useSearch.ts';

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
