const LETTERS = 128;
const SPACE = ' '.charCodeAt(0);
const WITHOUT_SIGNS = Uint8Array.from({ length: LETTERS }, (_, code) =>
  /[a-z0-9]/.test(String.fromCharCode(code)) ? code : SPACE,
);

/** One pass for any number of clues, in lower-case text. A space in a clue also matches the edge of the text. */
export const clueSearch = (clues: readonly string[]): ((text: string) => ReadonlySet<string>) => {
  const isPlain = (clue: string) => /^\p{ASCII}+$/u.test(clue);
  const plain = clues.filter(isPlain);
  const others = clues.filter((clue) => !isPlain(clue));
  const { next, found } = automaton(plain);
  return (text) => {
    const present = new Set<string>();
    let state = next[SPACE] ?? 0;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      state = code < LETTERS ? (next[state * LETTERS + (WITHOUT_SIGNS[code] ?? SPACE)] ?? 0) : 0;
      const here = found[state];
      if (here) for (const clue of here) present.add(clue);
    }
    if (others.length > 0 && /\P{ASCII}/u.test(text))
      for (const clue of others) if (text.includes(clue)) present.add(clue);
    return present;
  };
};

const automaton = (clues: readonly string[]) => {
  const children: Map<number, number>[] = [new Map()];
  const found: (string[] | undefined)[] = [undefined];
  for (const clue of clues) {
    let state = 0;
    for (let at = 0; at < clue.length; at += 1) {
      const code = clue.charCodeAt(at);
      let child = children[state]?.get(code);
      if (child === undefined) {
        child = children.push(new Map()) - 1;
        found.push(undefined);
        children[state]?.set(code, child);
      }
      state = child;
    }
    found[state] = [clue];
  }
  const next = new Uint16Array(children.length * LETTERS);
  const fallback = new Uint16Array(children.length);
  const queue = [0];
  for (const state of queue) {
    for (let code = 0; code < LETTERS; code += 1) {
      const child = children[state]?.get(code);
      // Where no clue goes on, the longest other beginning does.
      const elsewhere = state === 0 ? 0 : (next[(fallback[state] ?? 0) * LETTERS + code] ?? 0);
      next[state * LETTERS + code] = child ?? elsewhere;
      if (child === undefined) continue;
      fallback[child] = elsewhere;
      const shorter = found[elsewhere];
      if (shorter) found[child] = [...(found[child] ?? []), ...shorter];
      queue.push(child);
    }
  }
  return { next, found };
};
