/** A record that a test has made. @throws Error if it is gone. */
export const existing = <R>(record: R | undefined): R => {
  if (record === undefined) throw new Error('There is no such record.');
  return record;
};
