import * as calls from '#contract/mail-admin/calls.ts';
import { senderOf } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import { type Route, route } from '../http/route.ts';
import { readMailbox } from './read-mailbox.ts';
import { readMailboxSettings, saveMailbox } from './settings.ts';

const tag = 'Mail';
const NO_MAILBOX = 'No mailbox is set up. Please save one first.';

export const mailboxRoutes: Route[] = [
  route(calls.readMailboxSettings, {
    tag,
    summary: 'The mailbox whose mails join what they answer, but for the password',
    handle: ({ deps }) => readMailboxSettings(deps),
  }),
  route(calls.saveMailbox, {
    tag,
    summary: 'Choose the mailbox that is read, or none; the own password or a code is asked for',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => saveMailbox(deps, body, actor, senderOf(call)),
  }),
  route(calls.checkMailbox, {
    tag,
    summary: 'Look into the mailbox now, and say what was found or why it could not be read',
    mayFail: ['conflict', 'rate_limited'],
    async handle({ deps, actor }) {
      await deps.attempts.use('mailServerTrial', actor.id);
      const found = await readMailbox(deps);
      if (!found) throw new Failure('conflict', NO_MAILBOX);
      return found;
    },
  }),
];
