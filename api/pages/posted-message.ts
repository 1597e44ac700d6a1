import { firstName } from '#contract/donations/donations.ts';
import { MESSAGE_MAX, messageSubmission } from '#contract/messages/messages.ts';
import { parse } from '../http/parse.ts';
import { isMessageKey, submit } from '../messages/submit.ts';
import { type PostedForm, plainTexts } from './posted-form-type.ts';

const handle: PostedForm['handle'] = async (deps, texts, _files, source) => {
  const input = parse(messageSubmission, plainTexts(texts));
  const { reference, helplines } = await submit(deps, input, source);
  return { reference, donor: firstName(input.name), ...(helplines && { helplines }) };
};

export const postedMessage: PostedForm = {
  files: {},
  repeated: [],
  isRepeat: isMessageKey,
  freeTexts: { message: MESSAGE_MAX },
  handle,
};
