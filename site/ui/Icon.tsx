import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the size of the text beside it; the words stand beside it, so assistive technology skips it. */
export const Icon = ({ of: Drawing, spin = false }: { of: LucideIcon; spin?: boolean }) => (
  <Drawing className={spin ? 'i spin' : 'i'} aria-hidden="true" focusable="false" />
);
