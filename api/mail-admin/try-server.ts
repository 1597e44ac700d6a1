import type { MailServerTrial } from '#contract/mail-admin/mail-server.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { answerOf } from '../mail/classify-error.ts';
import { describeFailure } from '../monitoring/watched-mailer.ts';
import { fillIn } from './compose.ts';

const NO_SERVER = 'No mail server is set up. Please save one first.';
const ONLY_PEOPLE = 'Only a person with an account can be sent a test.';
const PATIENCE = { reachMs: 10_000, silenceMs: 15_000, handoverMaxMs: 15_000 };

const WORDS = {
  subject: 'A test: email from {{charity}} works',
  body: 'Hello {{name}},\n\nYou asked for this test in the settings of the mail server. If you can read it, email from {{charity}} reaches people.\n\n[Open the Portal]({{portalLink}})',
};

/** Mails the actor, and returns the mail server's answer. @throws Failure `conflict`, `rate_limited`. */
export const tryMailServer = async (deps: Deps, actor: Actor): Promise<MailServerTrial> => {
  const { mailer, store, attempts, newId, now, log } = deps;
  const person = store.data.people.get(actor.id);
  if (!person) throw new Failure('forbidden', ONLY_PEOPLE);
  if (!mailer.mailServer) throw new Failure('conflict', NO_SERVER);
  await attempts.use('mailServerTrial', actor.id);
  const { email: to, name } = person;
  const composed = await fillIn(deps, { kind: 'daily-digest', words: WORDS, values: { name } });
  try {
    const handedOver = await mailer.send({ id: newId(), to, ...composed, date: now() }, PATIENCE);
    if (handedOver.to === 'file') throw new Failure('conflict', NO_SERVER);
    return { to, isTaken: true, answer: answerOf(handedOver.answer), code: null };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code, reply } = describeFailure(error);
    log.info('mail.trial-failed', { code, reply });
    const answer = error instanceof Error && 'response' in error ? answerOf(error.response) : null;
    return { to, isTaken: false, answer, code };
  }
};
