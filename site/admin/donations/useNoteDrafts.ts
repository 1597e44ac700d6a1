import { useState } from 'react';

/** Notes that are typed and not sent yet, by the id of their item. */
export interface NoteDrafts {
  of(id: string): string;
  write(id: string, text: string): void;
}

/** Keeps typed notes while dialogs close and items leave the list; an empty text forgets them. */
export const useNoteDrafts = (): NoteDrafts => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    of: (id) => drafts.get(id) ?? '',
    write: (id, text) =>
      setDrafts((before) => {
        const after = new Map(before);
        if (text) after.set(id, text);
        else after.delete(id);
        return after;
      }),
  };
};
