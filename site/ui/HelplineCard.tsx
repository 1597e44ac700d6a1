import type { ReactNode } from 'react';
import { EMERGENCY, type Helpline, helplineHref } from '#contract/testimonials/helplines.ts';
import { notes } from '#contract/words/notes.ts';
import { T } from '../language/T.tsx';
import type { Elements } from './elements.ts';
import { HelplineName, HelplineNumber } from './Helpline.tsx';
import { Icon } from './Icon.tsx';

type HelplineCardProps = { lines: readonly Helpline[]; title?: ReactNode; children?: Elements };

/** Whom somebody in danger can ring now: the emergency number first, then the helplines. */
export const HelplineCard = ({ lines, title, children }: HelplineCardProps) => (
  <div className="help" role="alert">
    {title ? <h3>{title}</h3> : <T as="h3" of={notes.helplinesTitle} />}
    <p>
      <T of={notes.helplinesLead} /> {children}
    </p>
    <ul>
      {[EMERGENCY, ...lines.filter(({ number }) => number !== EMERGENCY.number)].map((line) => (
        <li key={line.number}>
          <HelplineName as="b" line={line} />
          <a href={helplineHref(line)}>
            <Icon name="phone" />
            <HelplineNumber line={line} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);
