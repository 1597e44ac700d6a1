import { useEffect, useLayoutEffect } from 'react';
import { emergencyFirst, type Helpline, helplineHref } from '#contract/testimonials/helplines.ts';
import { helplineWords } from '#contract/words/helplines.ts';
import { T } from '../language/T.tsx';
import { classNames } from './class-names.ts';
import { HelplineName, HelplineNumber } from './Helpline.tsx';
import { Icon } from './Icon.tsx';

type HelplineCardProps = {
  lines: readonly Helpline[];
  title?: 'h2' | 'h3';
  className?: string;
  /** True if it always stands on a page: nothing announces it then. */
  isFixed?: boolean;
};

export const HelplineCard = ({ lines, title = 'h3', className, isFixed = false }: HelplineCardProps) => (
  <div className={classNames('help', className)} role={isFixed ? undefined : 'alert'}>
    <T as={title} of={helplineWords.helplinesTitle} />
    <T as="p" of={helplineWords.helplinesLead} />
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

/** Pixels; below this height, as on a phone with its keyboard open, what is not needed gives way to the numbers. */
const LOW = 640;

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

export const HelplineFoot = ({ lines }: { lines: readonly Helpline[] | null | undefined }) =>
  lines && lines.length > 0 ? <Foot lines={lines} /> : null;
