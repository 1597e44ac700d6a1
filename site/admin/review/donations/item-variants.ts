import type { DonationCategory, DonationCondition } from '#contract/donations/donations.ts';
import type { Tone } from '../../../ui/Badge.tsx';

export const conditionTones: Record<DonationCondition, Tone> = { excellent: 'ok', good: 'info', fair: 'wait' };

export const categoryTints: Record<DonationCategory, string> = {
  clothing: 'tint-fuchsia',
  household: 'tint-furze',
  electronics: 'tint-slaney',
  books: 'tint-barrow',
  furniture: 'tint-heather',
  kitchenware: 'tint-slaney',
  toys: 'tint-furze',
  sports: 'tint-barrow',
};
