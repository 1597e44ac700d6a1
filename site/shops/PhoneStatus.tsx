import { menu } from '#contract/words/menu.ts';
import { T } from '../language/T.tsx';
import { dayValue } from '../language/t.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { classNames } from '../ui/class-names.ts';
import { clockTimeText } from './clock-time-text.ts';
import { openingAt } from './open-now.ts';
import { usePhoneTimes } from './phone-times.ts';

export const PhoneStatus = ({ className }: { className?: string }) => {
  const times = usePhoneTimes();
  const now = useRenderedAt();
  const opening = times && openingAt(times, now);
  if (!opening) return null;
  const { isOpen, ahead, day, time: clock } = opening;
  const time = clockTimeText(clock);
  return (
    <p className={classNames('open', !isOpen && 'open--closed', className)}>
      {isOpen ? (
        <T of={menu.phoneOpen} values={{ time }} />
      ) : ahead === 0 ? (
        <T of={menu.phoneOpensToday} values={{ time }} />
      ) : (
        <T of={menu.phoneOpens} values={{ day: dayValue(day, ahead < 7 ? 'weekday' : 'dayName'), time }} />
      )}
    </p>
  );
};
