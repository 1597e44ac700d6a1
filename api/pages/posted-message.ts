import { firstName } from '#contract/donations/donations.ts';
import { messageSubmission } from '#contract/messages/messages.ts';
import { parse } from '../http/parse.ts';
import { isMessageKey, submit } from '../messages/submit.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { lastOf, type PostedForm, plainTexts } from './posted-form-type.ts';

const handle: PostedForm['handle'] = async (deps, texts, _files, source) => {
  const input = parse(messageSubmission, plainTexts(texts));
  const { reference, helplines } = await submit(deps, input, source);
  return { reference, donor: firstName(input.name), ...(helplines && { helplines }) };
};

/** The form of the contact page. */
export const postedMessage: PostedForm = {
  files: {},
  repeated: [],
  isRepeat: isMessageKey,
  isUrgent: (deps, texts) => isUrgent(deps, lastOf(texts, 'message') ?? ''),
  handle,
};
