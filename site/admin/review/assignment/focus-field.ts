/** Focuses the field with this attribute and scrolls it into view; false if it is not on the page. */
export const focusField = (attribute: string): boolean => {
  const field = document.querySelector<HTMLElement>(`[${attribute}]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== null;
};
