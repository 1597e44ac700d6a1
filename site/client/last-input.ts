/** Milliseconds after an input during which requests count as made by a person. */
const THERE_MS = 2 * 60_000;

let lastInput = Date.now();
for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
  globalThis.addEventListener?.(
    name,
    () => {
      lastInput = Date.now();
    },
    { passive: true, capture: true },
  );
}

/** False if nobody has touched this window for a while: what it then loads by itself keeps no session from ending. */
export const isSomebodyThere = (): boolean => Math.abs(Date.now() - lastInput) < THERE_MS;
