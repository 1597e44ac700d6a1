/** A link that writes to an address, whatever stands in it: a sender's address must not add copies or words to the mail. */
export const mailtoHref = (address: string, subject?: string): string => {
  const to = address.replace(/[%?&#]/g, encodeURIComponent);
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
};
