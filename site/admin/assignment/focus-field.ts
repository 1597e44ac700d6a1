/** Puts the focus into the field with this attribute, and into sight. False when it is not on the screen. */
export const focusField = (attribute: string): boolean => {
  const field = document.querySelector<HTMLElement>(`[${attribute}]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== null;
};
