import type { ReactElement, SVGProps } from 'react';

/** The shapes of an icon, within a square of 24 by 24. To add one, see `icons/README.md`. */
export type IconDrawing = ReactElement<SVGProps<SVGElement>>;

/** An icon in the size of the text beside it. Assistive technology skips it: the text says the same. */
export const Icon = ({ of: drawing, spin = false }: { of: IconDrawing; spin?: boolean }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={spin ? 'i spin' : 'i'}
    aria-hidden="true"
    focusable="false"
  >
    {drawing}
  </svg>
);
