// What the server's answer means for a call that was queued without a connection.

/** Nothing was decided, and the same call can be sent again: a session, a proxy or the server is not ready for it. */
export const isForLater = (status: number): boolean =>
  status === 401 || status === 408 || status === 429 || status >= 500;

/** A colleague was faster, or what it was about is gone. */
export const isOvertaken = (status: number): boolean => status === 404 || status === 409;
