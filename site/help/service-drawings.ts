import type { HelpServiceKey } from '#contract/help/help-services.ts';
import type { IllustrationName } from '../ui/illustration-names.ts';

export const serviceDrawings: Readonly<Record<HelpServiceKey, IllustrationName>> = {
  lift: 'service-transport',
  costs: 'service-medical',
  counselling: 'service-counselling',
  shopping: 'service-shopping',
  other: 'cta-support',
};
