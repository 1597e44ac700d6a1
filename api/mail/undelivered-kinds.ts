import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { Draft } from '../store/store.ts';

/** Kinds of undelivered mails about a record. A mail on its way counts as told. */
export const undeliveredKinds = (draft: Draft, aboutId: string, kinds: readonly MailKind[]): MailKind[] =>
  draft.mails
    .list('about', aboutId)
    .filter(({ kind, state, attempts, lastError }) => {
      const isOnItsWay = attempts > 0 && lastError === null;
      return kinds.includes(kind) && (state === 'written' || (state === 'waiting' && !isOnItsWay));
    })
    .map(({ kind }) => kind);
