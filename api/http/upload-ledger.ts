/** For how long a picture counts against its sender. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A picture of an undecided submission. */
interface Pending {
  bytes: number;
  sender: string | undefined;
  at: number;
}

/** What is counted: the pictures of undecided submissions, and what is being received. */
export const createUploadLedger = (now: () => Date) => {
  const pictures = new Map<string, Pending>();
  const bySender = new Map<string, Set<string>>();
  const receiving = new Map<string, number>();
  let total = 0;
  const ledger = {
    set(id: string, picture: Pending) {
      ledger.delete(id);
      pictures.set(id, picture);
      total += picture.bytes;
      if (picture.sender === undefined) return;
      const ids = bySender.get(picture.sender) ?? new Set();
      bySender.set(picture.sender, ids.add(id));
    },
    get: (id: string) => pictures.get(id),
    delete(id: string) {
      const picture = pictures.get(id);
      if (!picture) return;
      pictures.delete(id);
      total -= picture.bytes;
      const ids = bySender.get(picture.sender ?? '');
      ids?.delete(id);
      if (ids?.size === 0) bySender.delete(picture.sender ?? '');
    },
    total: () => total,
    /** The sender's pictures of the last day, oldest first. */
    ofSender(sender: string): Pending[] {
      const since = now().getTime() - DAY_MS;
      const found = [...(bySender.get(sender) ?? [])].flatMap((id) => pictures.get(id) ?? []);
      return found.filter(({ at }) => at > since).sort((a, b) => a.at - b.at);
    },
    receiving: (sender: string) => receiving.get(sender) ?? 0,
    /** Returns a function that takes the bytes back. */
    receive(sender: string, bytes: number) {
      receiving.set(sender, ledger.receiving(sender) + bytes);
      return () => {
        const left = ledger.receiving(sender) - bytes;
        if (left > 0) receiving.set(sender, left);
        else receiving.delete(sender);
      };
    },
  };
  return ledger;
};
