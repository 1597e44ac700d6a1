import { useMemo, useState } from 'react';
import type { Draft, Moderated } from './subject.ts';

type Fields = Pick<Draft<Moderated, string>, 'notes' | 'reasonForDonor' | 'consent' | 'redaction'>;

export type OpenDraft<Item extends Moderated, Purpose extends string> = Draft<Item, Purpose> & { purpose: Purpose };

export interface Drafts<Item extends Moderated, Purpose extends string> {
  of(id: string): Draft<Item, Purpose> | undefined;
  all: readonly Draft<Item, Purpose>[];
  /** Open drafts, the one opened first at the beginning. */
  open: readonly OpenDraft<Item, Purpose>[];
  /**
   * Opens a form with the notes that were kept. Other forms close unless something was typed there; one about the same record
   * stays if it holds another kind of text.
   */
  openForm(item: Item, purpose: Purpose, fields?: Partial<Fields>): void;
  /** Keeps what is typed; begins a closed draft if there is none. */
  write(item: Item, fields: Partial<Fields>): void;
  /** Closes the form; its notes are kept until it is opened again, an edited text is not. */
  close(id: string): void;
  discard(id: string): void;
  /** Restores a draft that could not be sent, unless something was typed about the record since. */
  restore(draft: Draft<Item, Purpose>): void;
}

const EMPTY: Fields = { notes: '', reasonForDonor: '', consent: '', redaction: '' };

const hasNotes = ({ notes, reasonForDonor, consent }: Fields): boolean =>
  `${notes}${reasonForDonor}${consent}`.trim() !== '';

export const isWritten = (draft: Draft<Moderated, string>): boolean =>
  draft.purpose === 'redaction' ? draft.redaction !== draft.seen.content : hasNotes(draft);

const isOpen = <Item extends Moderated, Purpose extends string>(
  draft: Draft<Item, Purpose>,
): draft is OpenDraft<Item, Purpose> => draft.purpose !== null;

/** Takes the form off a draft; null if nothing is left to keep. */
const closed = <Item extends Moderated, Purpose extends string>(draft: Draft<Item, Purpose>) =>
  hasNotes(draft) ? { ...draft, purpose: null, redaction: '' } : null;

type All<Item extends Moderated, Purpose extends string> = ReadonlyMap<string, Draft<Item, Purpose>>;

const withForm = <Item extends Moderated, Purpose extends string>(
  drafts: All<Item, Purpose>,
  { item, purpose, fields }: { item: Item; purpose: Purpose; fields: Partial<Fields> },
): All<Item, Purpose> => {
  const same = drafts.get(item.id);
  const isInUse = same !== undefined && isOpen(same) && isWritten(same);
  if (isInUse && (same.purpose === 'redaction') !== (purpose === 'redaction')) return drafts;
  const typed = isInUse ? same : { ...EMPTY, ...same, ...fields };
  const others = [...drafts.values()].flatMap((draft) => {
    if (draft.seen.id === item.id) return [];
    return (isOpen(draft) && isWritten(draft) ? draft : closed(draft)) ?? [];
  });
  return new Map([...others, { ...typed, seen: item, purpose }].map((draft) => [draft.seen.id, draft]));
};

export const useDrafts = <Item extends Moderated, Purpose extends string>(): Drafts<Item, Purpose> => {
  const [drafts, setDrafts] = useState<All<Item, Purpose>>(new Map());
  const set = (id: string, change: (before: Draft<Item, Purpose> | undefined) => Draft<Item, Purpose> | null) =>
    setDrafts((before) => {
      const after = new Map(before);
      const draft = change(before.get(id));
      if (draft) after.set(id, draft);
      else after.delete(id);
      return after;
    });
  const all = useMemo(() => [...drafts.values()], [drafts]);
  return {
    all,
    of: (id) => drafts.get(id),
    open: all.filter(isOpen),
    openForm: (item, purpose, fields = {}) => setDrafts((before) => withForm(before, { item, purpose, fields })),
    write: (item, fields) =>
      set(item.id, (before) => ({ ...(before ?? { ...EMPTY, seen: item, purpose: null }), ...fields })),
    close: (id) => set(id, (before) => (before ? closed(before) : null)),
    discard: (id) => set(id, () => null),
    restore: (draft) => set(draft.seen.id, (newer) => (newer && isWritten(newer) ? newer : draft)),
  };
};
