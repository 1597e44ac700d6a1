import { AssigneeField, type AssigneeFieldProps } from './AssigneeField.tsx';
import { useWalkedChoice } from './useWalkedChoice.ts';

interface AssigneeChoiceProps extends Omit<AssigneeFieldProps, 'onChange' | 'error' | 'hint' | 'on'> {
  onChoose(id: string): void;
}

/** Assigns a record at once to the person chosen. Pass the record's id as its `key`. */
export const AssigneeChoice = ({ value, onChoose, ...field }: AssigneeChoiceProps) => {
  const { shown, isWalking, change, on } = useWalkedChoice(value, onChoose);
  return (
    <AssigneeField
      {...field}
      value={shown}
      onChange={change}
      on={on}
      hint={isWalking && 'Enter chooses, Esc goes back.'}
    />
  );
};
