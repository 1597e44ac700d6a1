import { addDays, type Day } from '#contract/dublin.ts';
import { Icon } from '../../../ui/Icon.tsx';

type WeekSwitchProps = {
  /** Mondays of the week that is shown and of the present one. */
  monday: Day;
  present: Day;
  onShow: (monday: Day) => void;
};

export const WeekSwitch = ({ monday, present, onShow }: WeekSwitchProps) => (
  <fieldset className="seg" aria-label="Week">
    <button type="button" aria-label="Week before" onClick={() => onShow(addDays(monday, -7))}>
      <Icon name="chevron-left" />
    </button>
    <button type="button" aria-pressed={monday === present} onClick={() => onShow(present)}>
      This week
    </button>
    <button type="button" aria-label="Week after" onClick={() => onShow(addDays(monday, 7))}>
      <Icon name="chevron-right" />
    </button>
  </fieldset>
);
