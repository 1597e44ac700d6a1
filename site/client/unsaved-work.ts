const unsaved = new Set<symbol>();

/** Notes that something on the page is unsaved, until the returned function is called: the program then does not load it anew. */
export const noteUnsaved = (): (() => void) => {
  const mark = Symbol('unsaved');
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
};

export const hasUnsavedWork = (): boolean => unsaved.size > 0;
