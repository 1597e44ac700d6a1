import { useState } from 'react';
import * as z from 'zod/mini';
import { MESSAGE_SEND_FAILED, type MessageReceived, messageSubmission } from '#contract/messages/messages.ts';
import { sendMessage } from '#contract/messages/public-calls.ts';
import { sentenceOf } from '../client/api-error.ts';
import { useAlert } from '../ui/Alert.tsx';
import { isOffline } from '../ui/useSendWhenOnline.ts';
import { useVisitorFields } from '../ui/useVisitorFields.ts';
import { useVisitorForm } from '../ui/useVisitorForm.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import { type MessageErrors, type MessageValues, messageErrors, pickFields } from './message-values.ts';

export const useMessage = (given: { values: MessageValues; errors: MessageErrors }) => {
  const say = useAlert();
  const { values, errors, refusals, fill, edit, refuse } = useVisitorFields(given);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<MessageReceived | null>(null);
  const submit = async () => {
    if (sending) return;
    const found = messageErrors(values);
    if (hasErrors(found)) return refuse(found);
    setSending(true);
    const { answer, problem, fields } = await send(() => ({ body: z.parse(messageSubmission, values) }));
    setSending(false);
    if (answer) return setSent(answer);
    if (isOffline(problem)) return;
    const fieldErrors = pickFields(fields);
    if (hasErrors(fieldErrors)) refuse(fieldErrors);
    else say(sentenceOf(problem, MESSAGE_SEND_FAILED));
  };
  const { again, send } = useVisitorForm({
    name: 'message',
    call: sendMessage,
    fields: values,
    restore: ({ fields }) => fill((now) => ({ ...now, ...pickFields(fields), ...pickFields(now) })),
    isSent: sent !== null,
    submit: () => void submit(),
  });
  return { values, errors, refusals, sending, sent, again, edit, submit, fill };
};
