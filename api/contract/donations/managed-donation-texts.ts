import { managed } from '../words/managed.ts';
import { sentence } from '../words/message.ts';

export const managedDonationTexts = {
  pending: sentence(managed.textPending),
  withdrawn: sentence(managed.textWithdrawn),
  declined: sentence(managed.textDeclined),
  pickup: sentence(managed.textPickup),
  choose: sentence(managed.textChoose),
  agreed: sentence(managed.textAgreed),
  anotherDay: sentence(managed.textAnotherDay),
  missedChoose: sentence(managed.textMissedChoose),
  missed: sentence(managed.textMissed),
  dropOff: sentence(managed.textDropOff),
  collected: sentence(managed.textCollected),
} as const;
