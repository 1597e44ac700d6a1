/** A shared machine may have a fifth of its usual speed, even from the middle of a run on. */
const SLOWEST = 5;

/**
 * Milliseconds that end a hanging test, where `usual` is ample at the usual speed. Never a limit for what a test asserts of the
 * product's times.
 */
export const limitMs = (usual) => usual * SLOWEST;
