/** The key that does the same as a button, for those who see it; the button names it in `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => (
  <span className="kbd" aria-hidden="true">
    {children}
  </span>
);
