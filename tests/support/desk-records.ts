import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { addOffer, addStory } from './records.ts';
import type { ScreenApi } from './screen-api.ts';

type When = Parameters<ScreenApi['at']>[0];

export const MAURAS_WORDS = 'The driver waited four hours with my brother on the day of the scan.';

/** Sends a testimonial with every consent that it needs: Maura Cullen's, of two hours ago, where nothing else is said. */
export const addWaitingStory = (
  api: ScreenApi,
  fields: Record<string, string> = {},
  when: When = { minutesAgo: 120 },
): Promise<string> =>
  addStory(
    api,
    {
      name: 'Maura Cullen',
      content: MAURAS_WORDS,
      consent: CONSENT_VERSION,
      consentTo: ['publication', 'health', 'name'],
      whose: 'other',
      ...fields,
    },
    when,
  );

/** Offers two armchairs, 38 minutes ago, or what is described. */
export const addWaitingOffer = (
  api: ScreenApi,
  fields: Record<string, unknown> = {},
  when: When = { minutesAgo: 38 },
): Promise<{ id: string; reference: string }> =>
  addOffer(
    api,
    {
      submitterName: 'Deirdre Kinsella',
      submitterEmail: 'deirdre@post.example',
      submitterPhone: '020 915 0002',
      description: 'Two purple armchairs. Wool covers, from a smoke-free home.',
      estimatedValue: 120,
      pickupAddress: '14 Charlton Hill, New Ross',
      pickupInstructions: 'Green gate.',
      ...fields,
    },
    when,
  );

/** Offers winter coats, two minutes before the armchairs. */
export const addCoats = (api: ScreenApi): Promise<{ id: string; reference: string }> =>
  addWaitingOffer(
    api,
    { description: 'Winter coats, six.', category: 'clothing', condition: 'excellent', estimatedValue: undefined },
    { minutesAgo: 40 },
  );
