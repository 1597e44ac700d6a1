import { type PointerEvent as Pointed, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';

interface FrameProps {
  state: 'rest' | 'missing' | 'editing' | 'busy';
  text?: boolean;
  line?: boolean;
  children: ReactNode;
}

export const Frame = ({ state, text = false, line = false, children }: FrameProps) => {
  const [near, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!near) return;
    const leave = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setNear(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [near]);
  // A finger leaves when it is lifted: the button that it called up stays until it taps elsewhere.
  const leave = ({ pointerType }: Pointed) => pointerType !== 'touch' && setNear(false);
  const resting = state === 'rest' || state === 'missing';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks depend on it; the button inside does the work
    <div
      ref={frame}
      className={classNames(
        'editable',
        text && (line ? 'editable--line' : 'editable--text'),
        state === 'missing' && 'editable--missing',
        state === 'editing' && 'is-editing',
        state === 'busy' && 'is-busy',
        resting && near && 'is-hover',
      )}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={leave}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      {children}
    </div>
  );
};
