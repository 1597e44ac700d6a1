import type { ReactNode } from 'react';
import { EMERGENCY, type Helpline, helplineHref } from '#contract/testimonials/helplines.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Written } from '../language/Written.ts';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import { Phone } from './icons/Phone.tsx';

type HelplineCardProps = { lines: readonly Helpline[]; title?: ReactNode; children?: Elements };

/** Whom somebody in danger can ring now: the emergency number first, then the helplines. */
export const HelplineCard = ({ lines, title, children }: HelplineCardProps) => (
  <div className="help" role="alert">
    {title ? <h3>{title}</h3> : <T as="h3" of={forms.helplinesTitle} />}
    <p>
      <T of={forms.helplinesLead} /> {children}
    </p>
    <ul>
      {[EMERGENCY, ...lines.filter(({ number }) => number !== EMERGENCY.number)].map((line) => (
        <li key={line.number}>
          {line === EMERGENCY ? (
            <T as="b" of={forms.inDangerNow} />
          ) : (
            <Written as="b" language={null}>
              {line.name}
            </Written>
          )}
          <a href={helplineHref(line)}>
            <Icon of={Phone} />
            <span>{line.text ? t(forms.textTo, { word: line.text, number: line.number }) : line.number}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
