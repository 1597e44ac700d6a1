/** A machine that others share may have a fifth of its usual speed, and turn slow or fast again in the middle of a run. */
const SLOWEST = 5;

/** The limit in milliseconds that ends a hanging test, where `usual` is ample at the usual speed. What a test asserts of the product's times is never such a limit. */
export const limitMs = (usual) => usual * SLOWEST;
