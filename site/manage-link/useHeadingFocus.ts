import { useEffect, useRef } from 'react';

/** The page's heading takes the focus when what a form led to has taken the pressed button away. */
export const useHeadingFocus = (shown: unknown) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (shown && sent.current && document.activeElement === document.body) heading.current?.focus();
  }, [shown]);
  const onSubmit = () => {
    sent.current = true;
  };
  return { heading, onSubmit };
};
