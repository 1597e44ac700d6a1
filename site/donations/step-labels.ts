import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import type { Step } from './donation-values.ts';

export const STEPS = 3;

export const stepLabels: Record<Step, { name: Message; title: Message; lead: Message }> = {
  1: { name: offer.donorPart, title: offer.donorTitle, lead: offer.donorLead },
  2: { name: offer.itemsPart, title: offer.itemsTitle, lead: offer.itemsLead },
  3: { name: offer.pickupPart, title: offer.pickupTitle, lead: offer.pickupLead },
};
