import { useEffect, useLayoutEffect } from 'react';
import { emergencyFirst, type Helpline, helplineHref } from '#contract/testimonials/helplines.ts';
import { notes } from '#contract/words/notes.ts';
import { T } from '../language/T.tsx';
import { classNames } from './class-names.ts';
import { HelplineName, HelplineNumber } from './Helpline.tsx';
import { Icon } from './Icon.tsx';

type HelplineCardProps = {
  lines: readonly Helpline[];
  title?: 'h2' | 'h3';
  className?: string;
  /** True where it always stands on a page: then nothing announces it. */
  isFixed?: boolean;
};

/** Whom somebody in danger can ring now: the emergency number first, then the helplines. */
export const HelplineCard = ({ lines, title = 'h3', className, isFixed = false }: HelplineCardProps) => (
  <div className={classNames('help', className)} role={isFixed ? undefined : 'alert'}>
    <T as={title} of={notes.helplinesTitle} />
    <T as="p" of={notes.helplinesLead} />
    <ul>
      {emergencyFirst(lines).map((line) => (
        <li key={line.number}>
          <HelplineName line={line} />
          <a href={helplineHref(line)}>
            <Icon name="phone" />
            <HelplineNumber line={line} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/** Below this height, in pixels, what is not needed gives way to the numbers: a phone with its keyboard open. */
const LOW = 640;

/** Tells the styles how much of the window a keyboard covers, and whether little is left to see. */
const followKeyboard = (): (() => void) | undefined => {
  const seen = globalThis.visualViewport;
  if (!seen) return;
  const { documentElement: root } = document;
  const measure = () => {
    // Who has zoomed in by hand moves around in the page.
    if (seen.scale > 1.01) return;
    const covered = Math.max(0, Math.round(root.clientHeight - seen.height - seen.offsetTop));
    root.style.setProperty('--keyboard', `${covered}px`);
    root.toggleAttribute('data-low', seen.height < LOW);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
    root.style.removeProperty('--keyboard');
    root.removeAttribute('data-low');
  };
};

const Foot = ({ lines }: { lines: readonly Helpline[] }) => {
  useLayoutEffect(followKeyboard, []);
  // The card takes the room in which somebody is writing.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <HelplineCard className="help--foot" lines={lines} />;
};

/** The card in the foot of a form, which then stays in sight above the button and above a keyboard; nothing without lines. */
export const HelplineFoot = ({ lines }: { lines: readonly Helpline[] | null | undefined }) =>
  lines && lines.length > 0 ? <Foot lines={lines} /> : null;
