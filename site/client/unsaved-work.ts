const unsaved = new Set<symbol>();

/** Keeps the program from reloading the page until the returned function is called. */
export const noteUnsaved = (): (() => void) => {
  const mark = Symbol('unsaved');
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
};

export const hasUnsavedWork = (): boolean => unsaved.size > 0;
