import { createFileBox } from '../client/file-box.ts';
import { createFormDrafts, draftKey } from '../client/form-drafts.ts';

const NAME = 'donation';

export const OFFER_DRAFT_KEY = draftKey(NAME);

export const deviceDrafts = () =>
  createFormDrafts(
    NAME,
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );
