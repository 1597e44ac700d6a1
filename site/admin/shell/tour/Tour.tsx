import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { usePreferences } from '../../account/preferences/usePreferences.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { tourSteps } from './steps.ts';

const ATTRIBUTE = 'data-toured';

const firstSeen = (marks: string): Element | undefined =>
  [...document.querySelectorAll(marks)].find((one) => one.checkVisibility?.() ?? true);

/** Points at the first match, and again when it is drawn anew; null points at nothing. */
const useMarked = (marks: string | null): void => {
  useEffect(() => {
    if (marks === null) return;
    let marked: Element | undefined;
    const mark = () => {
      if (marked?.isConnected) return;
      marked = firstSeen(marks);
      marked?.setAttribute(ATTRIBUTE, '');
      marked?.scrollIntoView({ block: 'center' });
    };
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      watch.disconnect();
      marked?.removeAttribute(ATTRIBUTE);
    };
  }, [marks]);
};

export const Tour = ({ onEnd }: { onEnd(): void }) => {
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const { change } = usePreferences();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[at];
  const path = step?.path ?? '/admin';
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The focus stays on the tour.
    void navigate(path, { state: { keepFocus: true } });
  }, [path, navigate]);
  useEffect(() => {
    if (at > 0) heading.current?.focus({ preventScroll: true });
  }, [at]);
  // Not on the screen before, which is still there for a moment.
  const isThere = useLocation().pathname === path;
  useMarked(isThere && step ? step.marks : null);
  const end = () => {
    change({ tourDone: true });
    onEnd();
  };
  useShortcuts({ escape: end }, true);
  if (!step) return null;
  const isLast = at === tourSteps.length - 1;
  return (
    <section className="tour" aria-labelledby="tour-title">
      <p className="hint">{`First steps, ${at + 1} of ${tourSteps.length}`}</p>
      <h2 id="tour-title" tabIndex={-1} ref={heading} aria-describedby="tour-text">
        {step.title}
      </h2>
      <p id="tour-text">{step.text}</p>
      <div className="row row--between">
        {isLast ? (
          <span />
        ) : (
          <Button variant="quiet" onClick={end}>
            Skip
          </Button>
        )}
        <div className="row row--tight">
          {at > 0 && (
            <Button variant="line" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button variant="brand" onClick={() => (isLast ? end() : setAt(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </section>
  );
};
