import { useEffect, useRef } from 'react';

/**
 * The page's heading takes the focus when what a form led to has taken the pressed button away, or names the helplines below the
 * heading, which then stand in sight.
 */
export const useHeadingFocus = (shown: unknown, hasHelplines: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (!shown || !sent.current) return;
    if (hasHelplines || document.activeElement === document.body) heading.current?.focus();
    if (hasHelplines) heading.current?.scrollIntoView({ block: 'start' });
  }, [shown, hasHelplines]);
  const onSubmit = () => {
    sent.current = true;
  };
  return { heading, onSubmit };
};
