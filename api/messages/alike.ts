import type { StaffMessage } from '#contract/messages/messages.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { isSamePhone } from '#contract/personal-data/phone.ts';
import { shapesOf } from '../admission/text-shape.ts';
import type { Deps } from '../http/deps.ts';
import { messageOrThrow, viewMessage } from './view.ts';

/** Open messages that came from the same address or number, or say nearly the same as one, the newest first. @throws Failure `not_found`. */
export const messagesAlike = ({ store: { data } }: Pick<Deps, 'store'>, id: string): { messages: StaffMessage[] } => {
  const { email, phone, message } = messageOrThrow(data, id);
  const shapes = new Set(shapesOf(message));
  const alike = data.messages
    .list('state', 'open')
    .filter((one) => one.id !== id)
    .filter(
      (one) =>
        (email && one.email && isSameEmail(email, one.email)) ||
        (phone && one.phone && isSamePhone(phone, one.phone)) ||
        shapesOf(one.message).some((shape) => shapes.has(shape)),
    );
  return { messages: alike.toReversed().map((one) => viewMessage(data, one)) };
};
