import type { DonationCreated, DonationSubmission } from '#contract/donations/donations.ts';
import { recordAudit } from '../audit/record.ts';
import { submit } from '../donations/submit.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { messageOrThrow } from './view.ts';

/** Sends the donor the usual mail. Never held back during a flood, as staff enter it. */
export const offerFromMessage = async (
  deps: Deps,
  { id, offer, key }: { id: string; offer: DonationSubmission; key: string | null },
  actor: Actor,
): Promise<DonationCreated> => {
  const { reference } = messageOrThrow(deps.store.data, id);
  const admission: Deps['admission'] = { ...deps.admission, admit: () => ({ reason: null, network: undefined }) };
  const created = await submit({ ...deps, admission }, offer, { address: '', key });
  const subject = { subjectKind: 'message', subjectId: id, detail: `${reference}, ${created.reference}` } as const;
  await deps.store.change((draft) => recordAudit(draft, deps, { actor, action: 'made an offer', ...subject }));
  return created;
};
