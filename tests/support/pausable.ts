/** Something that waits, such as an answer on a slow line, until it is let go. */
export const pausable = (): { free: Promise<void>; letGo: () => void } => {
  let resolveFree = () => {};
  const free = new Promise<void>((resolve) => {
    resolveFree = resolve;
  });
  return { free, letGo: () => resolveFree() };
};
