import { useState } from 'react';
import * as z from 'zod/mini';
import { MESSAGE_SEND_FAILED, type MessageReceived, messageSubmission } from '#contract/messages/messages.ts';
import { sendMessage } from '#contract/messages/public-calls.ts';
import { ApiError, sentenceOf } from '../client/api-error.ts';
import { withKey } from '../client/idempotency-key.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { useFormDraft } from '../client/useFormDraft.ts';
import { useAlert } from '../ui/Alert.tsx';
import { useSendingKey } from '../ui/useSendingKey.ts';
import { isOffline, useSendWhenOnline } from '../ui/useSendWhenOnline.ts';
import {
  type MessageErrors,
  type MessageField,
  type MessageValues,
  messageErrors,
  pickFields,
} from './message-values.ts';

const fieldErrors = (problem: unknown): MessageErrors =>
  problem instanceof ApiError ? pickFields(problem.problem?.fields ?? {}) : {};

export const useMessage = (given: { values: MessageValues; errors: MessageErrors }) => {
  const platform = usePlatform();
  const say = useAlert();
  const key = useSendingKey('message');
  const [values, setValues] = useState(given.values);
  const [errors, setErrors] = useState(given.errors);
  const [refusals, setRefusals] = useState(Object.keys(given.errors).length > 0 ? 1 : 0);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<MessageReceived | null>(null);
  const refuse = (found: MessageErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const submit = async () => {
    if (sending) return;
    const found = messageErrors(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    again.setOffline(false);
    try {
      const body = z.parse(messageSubmission, values);
      setSent(await send(platform, sendMessage, { body }, { headers: withKey(key.get()) }));
      key.renew();
    } catch (problem) {
      console.warn('The message was not taken.', problem);
      const told = fieldErrors(problem);
      key.refused(problem);
      if (isOffline(problem)) again.setOffline(true);
      else if (Object.keys(told).length > 0) refuse(told);
      else say(sentenceOf(problem, MESSAGE_SEND_FAILED));
    } finally {
      setSending(false);
    }
  };
  const again = useSendWhenOnline(() => void submit(), [values]);
  useFormDraft('message', pickFields({ ...values, website: '' }), {
    restore: (earlier) => setValues((now) => ({ ...now, ...pickFields(earlier), ...pickFields(now) })),
    sent: sent !== null,
  });
  const edit = (field: MessageField, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  return { values, errors, refusals, sending, sent, again, edit, submit, fill: setValues };
};
