export const Plus = (
  <>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </>
);
