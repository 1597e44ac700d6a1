import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { dublinDay } from '#contract/dublin.ts';
import { HELP_SEND_FAILED, type HelpReceived, helpSubmission, type Reach } from '#contract/help/help.ts';
import { askForHelp, askReach } from '#contract/help/public-calls.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { help } from '#contract/words/help.ts';
import { sentence } from '#contract/words/message.ts';
import { problemOf, sentenceOf } from '../client/api-error.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { contactQuestions } from '../soft-questions/soft-question.ts';
import { isOffline } from '../ui/useSendWhenOnline.ts';
import { useStepEntries } from '../ui/useStepEntries.ts';
import { useVisitorFields } from '../ui/useVisitorFields.ts';
import { useVisitorForm } from '../ui/useVisitorForm.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import {
  asTexts,
  controlId,
  errorsOf,
  type HelpField,
  type HelpValues,
  helpErrors,
  isQuestion,
  noValues,
  pickFields,
  questionErrors,
  questionOf,
  relevantFields,
} from './help-values.ts';

const REACH_FAILED = sentence(help.reachFailed);

interface Known {
  of: string;
  reach: Reach;
}
const keyOf = (values: HelpValues) => JSON.stringify(questionOf(values));

/** The questions, then who asks. */
type HelpStep = 1 | 2;
const stepInAddress = (): HelpStep => (new URLSearchParams(location.search).get('step') === '2' ? 2 : 1);
const hrefOf = (step: HelpStep): string => {
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  params.delete('step');
  if (step === 2) params.set('step', '2');
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#ask`;
};

const startOf = (submitted: Submitted | null, service: string) => {
  const values: HelpValues = { ...noValues, service, ...pickFields(submitted?.values ?? {}) };
  const errors = errorsOf(submitted?.errors ?? {});
  const { reach } = submitted?.help ?? {};
  const isAsking =
    reach !== undefined ||
    Boolean(values.name || values.phone || values.email || values.message) ||
    Object.keys(errors).some((field) => !isQuestion(field as HelpField));
  return { values, errors, known: reach ? { of: keyOf(values), reach } : null, isAsking };
};

export const useHelp = (submitted: Submitted | null, service: string) => {
  const platform = usePlatform();
  const today = dublinDay(useRenderedAt());
  const [start] = useState(() => startOf(submitted, service));
  const { values, errors, refusals, fill, setErrors, edit, refuse } = useVisitorFields(start);
  const [message, setMessage] = useState(submitted?.message ?? '');
  const [busy, setBusy] = useState<'reach' | 'send' | null>(null);
  const [known, setKnown] = useState<Known | null>(start.known);
  const [isAsking, setAsking] = useState(start.isAsking);
  const [sent, setSent] = useState<HelpReceived | null>(null);
  /** Counts the server's answers, so that each is read out. */
  const [answerCount, setAnswerCount] = useState(0);
  const [kept, setKept] = useState<Partial<Record<'phone' | 'email', string>>>({});
  const doubted = useRef('');
  /** The first press of Send waits if a number or an address looks like a slip; the next one sends it. */
  const isDoubtful = (): boolean => {
    const field = (['phone', 'email'] as const).find(
      (one) => kept[one] !== values[one] && contactQuestions[one](values[one]) !== null,
    );
    const doubt = `${values.phone} ${values.email}`;
    if (!field || doubted.current === doubt) return false;
    doubted.current = doubt;
    document.getElementById(controlId(field))?.closest('.field')?.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  };
  const refused = (problem: unknown, failed: string) => {
    const fields = errorsOf(problemOf(problem)?.fields ?? {});
    if (!hasErrors(fields)) return setMessage(sentenceOf(problem, failed));
    if (hasErrors(questionErrors(fields))) setAsking(false);
    refuse(fields);
  };
  const lookUp = async () => {
    if (busy) return;
    setMessage('');
    const found = questionErrors(helpErrors(values, today));
    if (hasErrors(found)) return refuse(found);
    setErrors({});
    setBusy('reach');
    const of = keyOf(values);
    try {
      const reach = await send(platform, askReach, { body: questionOf(values) });
      setKnown({ of, reach });
      setAnswerCount((count) => count + 1);
    } catch (problem) {
      console.warn('What is true of the request could not be asked.', problem);
      refused(problem, REACH_FAILED);
    } finally {
      setBusy(null);
    }
  };
  const submit = async () => {
    if (busy) return;
    setMessage('');
    const found = helpErrors(values, today);
    if (hasErrors(found)) {
      if (hasErrors(questionErrors(found))) setAsking(false);
      return refuse(found);
    }
    if (isDoubtful()) return;
    setBusy('send');
    const { answer, problem } = await form.send(() => ({ body: z.parse(helpSubmission, relevantFields(values)) }));
    setBusy(null);
    if (answer) setSent(answer);
    else if (!isOffline(problem)) refused(problem, HELP_SEND_FAILED);
  };
  const form = useVisitorForm({
    name: 'help',
    call: askForHelp,
    fields: asTexts(values),
    restore: ({ fields }) => fill((now) => ({ ...now, ...pickFields(fields), ...pickFields(now) })),
    isSent: sent !== null,
    submit: () => void submit(),
  });
  const travel = (to: HelpStep) => {
    const found = questionErrors(helpErrors(values, today));
    if (to === 1 || !hasErrors(found)) return setAsking(to === 2);
    setAsking(false);
    refuse(found);
  };
  const back = useStepEntries<HelpStep>({
    ...{ step: isAsking ? 2 : 1, refusals, stepInAddress, hrefOf, travel },
    isOpen: form.ready && sent === null,
    begin: (requested) =>
      start.isAsking || (requested === 2 && !hasErrors(questionErrors(helpErrors(values, today)))) ? 2 : 1,
    previous: () => setAsking(false),
  });
  return {
    values,
    errors,
    message,
    refusals,
    busy,
    answerCount,
    /** Null while nobody has asked about the current answers. */
    reach: known && known.of === keyOf(values) ? known.reach : null,
    isAsking,
    ask: () => setAsking(true),
    back,
    sent,
    again: form.again,
    edit,
    kept,
    keep: (field: 'phone' | 'email') => setKept((now) => ({ ...now, [field]: values[field] })),
    lookUp,
    submit,
    fill,
    today,
  };
};
export type HelpRequest = ReturnType<typeof useHelp>;
