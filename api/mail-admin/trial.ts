import {
  type MailIn,
  type MailPreview,
  type MailTrial,
  type MailWords,
  mailTemplateId,
} from '#contract/mail-admin/mail-templates.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkWords } from './check-words.ts';
import { fillIn } from './compose.ts';
import { type OfferFacts, withFacts } from './offer-facts.ts';
import { originalOf } from './original-of.ts';
import { placeholdersOf } from './placeholders.ts';

const NO_MAIL = 'An earlier mail to your own address came back, so nothing more is sent to it.';

const sampleFacts: OfferFacts = {
  category: 'furniture',
  condition: 'good',
  steps: [
    { state: 'done', name: 'received', day: '2025-10-02' },
    { state: 'now', name: 'lookedAt', day: 'soon' },
    { state: 'todo', name: 'dayAgreed' },
    { state: 'todo', name: 'collected' },
  ],
  day: { date: '2025-10-09', from: '14:00', to: '17:00' },
  days: [
    { date: '2025-10-07', from: '09:30', to: '12:30' },
    { date: '2025-10-09', from: '14:00', to: '17:00' },
  ],
  change: { before: { date: '2025-10-09', from: '14:00', to: '17:00' } },
};

const sampleValues = ({ kind, language }: MailIn, publicUrl: string): Record<string, string> => {
  const values = Object.entries(placeholdersOf(kind)).flatMap(([name, { type, sample }]) => {
    if (!sample) return [];
    const path = name === 'manageLink' ? `${kind.startsWith('testimonial') ? 'testimonials' : 'donations'}/` : '';
    return [[name, type === 'link' ? `${publicUrl}/${path}${sample}` : sample]];
  });
  return { ...Object.fromEntries(values), ...(language && withFacts(sampleFacts)) };
};

const wordsToTry = (deps: Deps, { kind, language }: MailIn, { subject, body }: MailTrial): MailWords => {
  const { mailTemplates } = deps.store.data;
  const saved = mailTemplates.get(mailTemplateId(kind, language)) ?? originalOf(mailTemplates, { kind, language });
  return { subject: subject ?? saved.subject, body: body ?? saved.body };
};

export const previewMail = async (deps: Deps, of: MailIn, trial: MailTrial, actor: Actor): Promise<MailPreview> => {
  const { kind } = of;
  const words = wordsToTry(deps, of, trial);
  await checkWords(deps, kind, words, actor);
  return fillIn(deps, { ...of, words, values: sampleValues(of, deps.policy.publicUrl) });
};

/** Mails the words with made-up values to the actor. @throws Failure as `checkWords`. */
export const testMail = async (deps: Deps, of: MailIn, trial: MailTrial, actor: Actor): Promise<void> => {
  const { kind } = of;
  const words = wordsToTry(deps, of, trial);
  await checkWords(deps, kind, words, actor);
  const mail = await deps.store.change((draft) => {
    const to = draft.people.get(actor.id)?.email;
    if (!to) throw new Failure('forbidden', 'Only a person with an account can be sent a trial.');
    const values = sampleValues(of, deps.policy.publicUrl);
    const about = { type: 'person', id: actor.id } as const;
    return deps.outbox.enqueue(draft, { ...of, to, about, values, words, cause: 'notice' });
  });
  if (!mail) throw new Failure('conflict', NO_MAIL);
};
