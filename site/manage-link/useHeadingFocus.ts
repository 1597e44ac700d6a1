import { useEffect, useRef } from 'react';

/** Moves the focus to the heading if the pressed button was removed, or if helplines are named below it, which are then in sight. */
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
