import { mailKinds, mailLanes } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { describeError, type Log } from '../core/log.ts';
import { createDelivery, type DeliveryOptions } from '../delivery/deliver.ts';
import type { Draft } from '../store/store.ts';
import { classifyError } from './classify-error.ts';
import { forgetMails } from './forget-mails.ts';
import type { Mailer } from './mailer.ts';
import { ceilingEnds, mayBeTried } from './sending-limits.ts';

export interface Composed {
  subject: string;
  text: string;
  html: SanitisedHtml;
  unsubscribe?: string | undefined;
  calendar?: string | undefined;
  replyTo?: string | undefined;
}

export interface ReadyMail extends Composed {
  stored?: StoredMail['sent'];
}

export interface MailDeliveryOptions
  extends Pick<DeliveryOptions<'mails'>, 'store' | 'receiver' | 'turn' | 'nextAfterMs' | 'now'> {
  mailer: Mailer;
  compose: (mail: StoredMail) => Promise<ReadyMail | null>;
  onSent?: (draft: Draft, mail: Omit<StoredMail, 'words'>, sentAt: Date) => void;
  /** Limit of mails per hour, not counting security mails. */
  perHour: () => number;
  log: Log;
}

export const createMailDelivery = ({ mailer, compose, onSent, perHour, log, ...options }: MailDeliveryOptions) => {
  const { store, now } = options;
  return createDelivery({
    ...options,
    collection: 'mails',
    watched: ['mails', 'settings'],
    queues: () => mailLanes,
    queueOf: ({ kind }) => mailKinds[kind].lane,
    atOnce: 5,
    ceilingEnds: ({ kind }) => ceilingEnds(store.data, mailKinds[kind].lane, perHour(), now()),
    mayTry: (draft, mail) => mayBeTried(draft, mail, now()),
    async tryOne(mail) {
      const { id, to, createdAt, about, writtenAt } = mail;
      let isWritten: boolean;
      let stored: StoredMail['sent'];
      try {
        const composed = await compose(mail);
        if (!composed) return null;
        const { stored: words, ...parts } = composed;
        stored = words;
        const ready = { id, to, ...parts, date: new Date(createdAt), ...(about && { about: about.id }) };
        isWritten = (await mailer.send(ready)).to === 'file';
      } catch (error) {
        return { ...classifyError(error), logged: describeError(error) };
      }
      if (writtenAt && !isWritten) void forgetMails({ mailer, log }, [id]);
      return {
        problem: null,
        record(delivered, draft, at) {
          onSent?.(draft, delivered, new Date(at));
          // What fills it is needed once there is a mail server.
          if (isWritten) return { ...delivered, state: 'written', sentAt: null, writtenAt: at };
          const { words: _, ...sent } = delivered;
          return { ...sent, values: {}, ...(stored && { sent: stored }) };
        },
        logged: { isWritten },
      };
    },
    forget: (id) => mailer.forget([id]),
    report: {
      sent: ({ id }, { isWritten }) => log.info(isWritten ? 'mail.written' : 'mail.sent', { mail: id }),
      failed: ({ id, attempts }, isOver, error) =>
        log.warn(isOver ? 'mail.failed' : 'mail.put-off', { mail: id, attempts, ...error }),
      claimNotExtended: ({ id }, error) => log.warn('mail.claim-not-extended', { mail: id, ...describeError(error) }),
      brokeOff: (error) => log.error('outbox.delivery-failed', describeError(error)),
    },
  });
};
