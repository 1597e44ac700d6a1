export const Minimise = <path d="M5 12h14" />;
export const Maximise = <rect width="18" height="18" x="3" y="3" rx="2" />;
export const Restore = (
  <>
    <rect width="14" height="14" x="3" y="7" rx="2" />
    <path d="M7 7V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-2" />
  </>
);
