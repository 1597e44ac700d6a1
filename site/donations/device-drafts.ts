import { createDrafts, draftKey } from '../client/drafts.ts';
import { createFileBox } from '../client/file-box.ts';

const NAME = 'donation';

export const OFFER_DRAFT_KEY = draftKey(NAME);

export const deviceDrafts = () =>
  createDrafts(
    NAME,
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );
