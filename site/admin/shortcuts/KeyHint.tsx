import { useHasTools } from '../preferences/useTools.ts';

/** The key that does the same as a button, for those who see it; the button names it in `aria-keyshortcuts`. One of the tools. */
export const KeyHint = ({ children }: { children: string }) =>
  useHasTools() ? (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  ) : null;
