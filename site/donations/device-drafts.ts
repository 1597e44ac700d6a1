import { createFileBox } from '../client/file-box.ts';
import { createFormDrafts as createDrafts, draftKey } from '../client/form-drafts.ts';

const NAME = 'donation';

export const OFFER_DRAFT_KEY = draftKey(NAME);

export const deviceDrafts = () =>
  createDrafts(
    NAME,
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );
