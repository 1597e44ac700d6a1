import { dayName } from '../dublin.ts';
import { english } from '../words/message.ts';
import type { StoredHelp } from './help.ts';
import { helpServices } from './help-services.ts';

export const helpSummary = ({
  service,
  from,
  hospital,
  day,
  time,
}: Pick<StoredHelp, 'service' | 'from' | 'hospital' | 'day' | 'time'>): string =>
  [
    english(helpServices[service].label),
    from && hospital ? `${from} to ${hospital}` : from || hospital,
    day && dayName(day),
    time,
  ]
    .filter(Boolean)
    .join(', ');
