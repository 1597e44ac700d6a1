import { useHasTools } from '../../account/preferences/useTools.ts';

/** Hidden from assistive technology, as the button names the key in `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) =>
  useHasTools() ? (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  ) : null;
