import {
  HELP_NAME_MAX,
  HELP_WORDS_MAX,
  helpSubmission,
  ownHelpAddition,
  ownHelpChange,
  ownHelpRequest,
  type Reach,
  reachQuestion,
} from '#contract/help/help.ts';
import { Failure } from '../core/failure.ts';
import { askForHelp, isHelpKey } from '../help/ask.ts';
import { addByLink, changeByLink, readByLink, withdrawByLink } from '../help/manage-own.ts';
import { reachOf } from '../help/reach.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import { lastOf, type PostedForm, plainTexts, type Texts, valuesOf } from './posted-form-type.ts';

const repeated = ['needs', 'ringAt'] as const;

const reachIn = (deps: Deps, texts: Texts): Reach => reachOf(deps, parse(reachQuestion, plainTexts(texts)));

const ask: PostedForm['handle'] = async (deps, texts, _files, source) => {
  if (lastOf(texts, 'do') !== 'send')
    return { status: 200, values: valuesOf(texts, repeated), help: { reach: reachIn(deps, texts) } };
  const { needs = [], ringAt = [] } = texts;
  const input = parse(helpSubmission, { ...plainTexts(texts), needs, ringAt });
  const received = await askForHelp(deps, input, source);
  const values = valuesOf(texts, repeated);
  return { values, help: { received }, ...(received.helplines && { helplines: received.helplines }) };
};

const unlessRefused = <T extends object>(find: () => T): T | Record<string, never> => {
  try {
    return find();
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

export const postedHelp: PostedForm = {
  files: {},
  repeated,
  isRepeat: isHelpKey,
  limitOf: (texts) => (lastOf(texts, 'do') === 'send' ? undefined : 'review'),
  freeTexts: { message: HELP_WORDS_MAX, person: HELP_NAME_MAX },
  handle: ask,
  // What was refused is shown behind the step before it.
  refused: (deps, texts) =>
    lastOf(texts, 'do') === 'send' ? unlessRefused(() => ({ help: { reach: reachIn(deps, texts) } })) : {},
};

const manage: PostedForm['handle'] = async (deps, texts) => {
  const fields = plainTexts(texts);
  const { token } = parse(ownHelpRequest, fields);
  const values = { token };
  const step = lastOf(texts, 'do');
  if (step === 'withdraw') return { values, ownHelp: { help: await withdrawByLink(deps, token), done: 'withdrawn' } };
  if (step === 'add') {
    await deps.space.checkGrowth();
    return { values, ownHelp: { help: await addByLink(deps, parse(ownHelpAddition, fields)), done: 'added' } };
  }
  if (step === 'change') {
    await deps.space.checkGrowth();
    return { values, ownHelp: { help: await changeByLink(deps, parse(ownHelpChange, fields)), done: 'changed' } };
  }
  return { values, ownHelp: { help: readByLink(deps, token), done: null } };
};

export const postedOwnHelp: PostedForm = {
  files: {},
  repeated: [],
  limit: 'manageLink',
  essential: true,
  status: 200,
  handle: manage,
  // What was refused is shown with the request around it; a link that leads nowhere is not.
  refused: (deps, texts) =>
    unlessRefused(() => ({
      ownHelp: { help: readByLink(deps, parse(ownHelpRequest, plainTexts(texts)).token), done: null },
    })),
  freeTexts: { message: HELP_WORDS_MAX },
};
