export const EMAIL_MESSAGE = 'Please enter a valid email address';
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const EMAIL_MAX = 254;

/** True when the text looks like an e-mail address: something, an @, a dot in what follows, no spaces. */
export const looksLikeEmail = (value: string): boolean => value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value);
