import type { AlikeMessages, StoredMessage } from '#contract/messages/messages.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { isSamePhone } from '#contract/personal-data/phone.ts';
import { shapesOf } from '../admission/text-shape.ts';
import type { Deps } from '../http/deps.ts';
import { messageOrThrow, viewMessage } from './view.ts';

const COMPARED_MAX = 2000;
const LISTED_MAX = 50;

const known = new WeakMap<StoredMessage, readonly string[]>();
const shapesIn = (message: StoredMessage): readonly string[] => {
  // A request for help may have no words: those are not alike.
  const shapes = known.get(message) ?? (message.message === '' ? [] : shapesOf(message.message));
  known.set(message, shapes);
  return shapes;
};

const isSameSender = (one: StoredMessage, other: StoredMessage): boolean =>
  (one.email !== null && other.email !== null && isSameEmail(one.email, other.email)) ||
  (one.phone !== null && other.phone !== null && isSamePhone(one.phone, other.phone));

/**
 * Open messages nearly the same, or from the same address or number (which others may share), newest first. Never those of
 * somebody in danger. @throws Failure `not_found`.
 */
export const messagesAlike = ({ store: { data } }: Pick<Deps, 'store'>, id: string): AlikeMessages => {
  const message = messageOrThrow(data, id);
  const shapes = new Set(shapesIn(message));
  const alike = data.messages
    .list('state', 'open')
    .slice(-COMPARED_MAX)
    .filter((one) => one.id !== id && !one.urgent)
    .flatMap((one) => {
      const by = shapesIn(one).some((shape) => shapes.has(shape))
        ? 'words'
        : isSameSender(message, one)
          ? 'sender'
          : null;
      return by ? [{ by, message: viewMessage(data, one) } as const] : [];
    })
    .toReversed();
  return { alike: alike.slice(0, LISTED_MAX) };
};
