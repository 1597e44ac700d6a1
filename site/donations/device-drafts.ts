import { createDrafts, draftKey } from '../client/drafts.ts';
import { createFileBox } from '../client/file-box.ts';

const NAME = 'donation';

/** Where this device keeps an offer that was begun. */
export const OFFER_DRAFT_KEY = draftKey(NAME);

/** The offer that was begun on this device. */
export const deviceDrafts = () =>
  createDrafts(
    NAME,
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );
