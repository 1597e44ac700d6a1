import type { DonationStatus } from '#contract/donations/donations.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { ASSIGNMENT_FIELD } from '../assignment/AssigneeField.tsx';
import { focusField } from '../assignment/focus-field.ts';
import type { Step } from './decisions.ts';

interface On {
  onStep(to: DonationStatus): void;
  onMove(by: -1 | 1): void;
}

export const useDrawerKeys = (steps: readonly Step[], { onStep, onMove }: On): void => {
  const [shortcuts] = useShortcutsSwitch();
  const press = (key: string) => () => {
    const step = steps.find((one) => one.key === key);
    return step ? onStep(step.to) : false;
  };
  useShortcuts(
    {
      m: () => focusField(ASSIGNMENT_FIELD),
      a: press('a'),
      r: press('r'),
      c: press('c'),
      b: press('b'),
      j: () => onMove(1),
      k: () => onMove(-1),
    },
    shortcuts,
    true,
  );
};
