import {
  HELP_NAME_MAX,
  HELP_WORDS_MAX,
  helpSubmission,
  managedHelpAddition,
  managedHelpChange,
  managedHelpRequest,
  type Reach,
  reachQuestion,
} from '#contract/help/help.ts';
import { askForHelp, isHelpKey } from '../help/ask.ts';
import { addByLink, changeByLink, readByLink, withdrawByLink } from '../help/manage-by-link.ts';
import { reachOf } from '../help/reach.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import { lastOf, type PostedForm, plainTexts, type Texts, unlessRefused, valuesOf } from './posted-form-type.ts';
import { postedManaged } from './posted-managed.ts';

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

export const postedHelp: PostedForm = {
  repeated,
  isRepeat: isHelpKey,
  limitOf: (texts) => (lastOf(texts, 'do') === 'send' ? undefined : 'review'),
  freeTexts: { message: HELP_WORDS_MAX, person: HELP_NAME_MAX },
  handle: ask,
  // What was refused is shown behind the step before it.
  refused: (deps, texts) =>
    lastOf(texts, 'do') === 'send' ? unlessRefused(() => ({ help: { reach: reachIn(deps, texts) } })) : {},
};

export const postedManagedHelp = postedManaged({
  freeTexts: { message: HELP_WORDS_MAX },
  request: managedHelpRequest,
  look: (deps, token) => ({ managedHelp: { help: readByLink(deps, token), done: null } }),
  steps: {
    withdraw: async (deps, { token }) => ({
      managedHelp: { help: await withdrawByLink(deps, token), done: 'withdrawn' },
    }),
    async add(deps, { fields }) {
      await deps.space.checkGrowth();
      return { managedHelp: { help: await addByLink(deps, parse(managedHelpAddition, fields)), done: 'added' } };
    },
    async change(deps, { fields }) {
      await deps.space.checkGrowth();
      return { managedHelp: { help: await changeByLink(deps, parse(managedHelpChange, fields)), done: 'changed' } };
    },
  },
});
