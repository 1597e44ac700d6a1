/** After an input, what screens ask for counts as asked by a person for so long. */
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

/** False while nobody has touched this window for a while: what it loads by itself then keeps no session from ending. */
export const isSomebodyThere = (): boolean => Math.abs(Date.now() - lastInput) < THERE_MS;
