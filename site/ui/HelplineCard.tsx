import { EMERGENCY, type Helpline, helplineHref, helplineNumber } from '#contract/testimonials/helplines.ts';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import { Phone } from './icons/Phone.tsx';

type HelplineCardProps = { lines: readonly Helpline[]; title?: string; children?: Elements };

/** Whom somebody in danger can ring now: the emergency number first, then the helplines. */
export const HelplineCard = ({ lines, title = 'Are you safe just now?', children }: HelplineCardProps) => (
  <div className="help" role="alert">
    <h3>{title}</h3>
    <p>
      <span>Please do not wait for our answer. These people answer now, day and night, and it costs nothing.</span>{' '}
      {children}
    </p>
    <ul>
      {[EMERGENCY, ...lines.filter(({ number }) => number !== EMERGENCY.number)].map((line) => (
        <li key={line.number}>
          <b>{line.name}</b>
          <a href={helplineHref(line)}>
            <Icon of={Phone} />
            <span>{helplineNumber(line)}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
