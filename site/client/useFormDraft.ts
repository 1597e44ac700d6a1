import { useEffect, useMemo, useState } from 'react';
import { createFileBox } from './file-box.ts';
import { createFormDrafts } from './form-drafts.ts';

/** True once the draft has been read. */
export const useFormDraft = (
  name: string,
  fields: Record<string, string>,
  { restore, sent }: { restore: (earlier: Record<string, string>) => void; sent: boolean },
): boolean => {
  const drafts = useMemo(
    () =>
      createFormDrafts(
        name,
        () => localStorage,
        createFileBox(() => globalThis.indexedDB),
      ),
    [name],
  );
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    void drafts.read().then((draft) => {
      if (draft) restore(draft.fields);
      setReady(true);
    });
  }, [drafts]);
  const written = JSON.stringify(fields);
  useEffect(() => {
    if (sent) drafts.forget();
    else if (ready) drafts.keepFields(JSON.parse(written));
  }, [ready, sent, written, drafts]);
  return ready;
};
