import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from './EditBox.tsx';

interface ListFieldProps {
  name: string;
  label: string;
  note?: string;
  hint: string;
  /** One entry per line, so that entries may contain commas. */
  lines?: boolean;
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

export const ListField = ({ name, lines = false, value, onChange, ...field }: ListFieldProps) => {
  const listOf = (text: string): string[] =>
    text
      .split(lines ? '\n' : ',')
      .map((part) => part.trim())
      .filter(Boolean);
  const shown = value.join(lines ? '\n' : ', ');
  const [typed, setTyped] = useState(shown);
  const isSame = listOf(typed).join('\n') === value.join('\n');
  const write = (text: string) => {
    setTyped(text);
    onChange(listOf(text));
  };
  const control = { ...field, id: fieldId(name), value: isSame ? typed : shown };
  return lines ? (
    <Field as="textarea" rows={8} {...control} onChange={({ target }) => write(target.value)} />
  ) : (
    <Field {...control} onChange={({ target }) => write(target.value)} />
  );
};
