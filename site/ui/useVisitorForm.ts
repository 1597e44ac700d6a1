import { useEffect, useMemo, useState } from 'react';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { KEY_FIELD, KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { isConflict, problemOf } from '../client/api-error.ts';
import { type Draft, deviceDrafts, type FormDrafts } from '../client/form-drafts.ts';
import { createSendingKey, withKey } from '../client/idempotency-key.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { type AnswerOf, send } from '../client/send.ts';
import { useAlert } from './Alert.tsx';
import { isOffline, useSendWhenOnline } from './useSendWhenOnline.ts';

/** The server's idempotency key of the plain form, which may have been posted before the application ran. */
const keyOfPlainForm = (): string | null => {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`input[name="${KEY_FIELD}"]`);
  return field && field.value !== KEY_PLACEHOLDER ? field.value : null;
};

const NO_FILES: readonly File[] = [];

interface VisitorForm<C extends Call> {
  /** Names the draft and the idempotency key on this device. */
  name: string;
  call: C;
  fields: Record<string, string>;
  files?: readonly File[];
  restore: (earlier: Draft) => void;
  /** The draft is forgotten then. */
  isSent?: boolean;
  /** Besides fields and files; an edit of any takes back the wish to send when the connection is back. */
  others?: unknown;
  submit: () => void;
  drafts?: FormDrafts | undefined;
}

type Outcome<Answer> =
  | { answer: Answer; problem?: undefined; fields?: undefined }
  | { answer?: undefined; problem: unknown; fields: Readonly<Record<string, string>> };

/** Keeps what is written on this device until it is sent, and sends it once however often that is tried. */
export const useVisitorForm = <C extends Call>(form: VisitorForm<C>) => {
  const { name, call, fields, files = NO_FILES, isSent = false, others, drafts } = form;
  const platform = usePlatform();
  const say = useAlert();
  const [ready, setReady] = useState(false);
  const draftStore = useMemo(() => drafts ?? deviceDrafts(name), [drafts, name]);
  const key = useMemo(() => createSendingKey(name, () => localStorage, keyOfPlainForm()), [name]);
  // Without what is empty, and without what no person fills in.
  const written = JSON.stringify({ ...fields, website: '' }, (_, value) => value || undefined);
  const again = useSendWhenOnline(form.submit, [written, files, others]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    void draftStore.read().then((earlier) => {
      if (earlier) form.restore(earlier);
      setReady(true);
    });
  }, [draftStore]);
  useEffect(() => {
    if (isSent) draftStore.forget();
    else if (ready) draftStore.keepFields(JSON.parse(written));
  }, [ready, isSent, written, draftStore]);
  useEffect(() => {
    if (ready && !isSent) draftStore.keepFiles(files);
  }, [ready, isSent, files, draftStore]);
  return {
    again,
    /** True once the device has been asked for a draft. */
    ready,
    async send(input: () => InputOf<C>): Promise<Outcome<AnswerOf<C>>> {
      try {
        const answer = await send(platform, call, input(), { headers: withKey(key.get()) });
        key.renew();
        again.setOffline(false);
        // It may have been sent by itself, under the alert that it could not be.
        say(null);
        return { answer };
      } catch (problem) {
        console.warn('The form was not taken.', problem);
        if (isConflict(problem)) key.renew();
        again.setOffline(isOffline(problem));
        return { problem, fields: problemOf(problem)?.fields ?? {} };
      }
    },
    startAgain() {
      draftStore.forget();
      key.renew();
      again.setOffline(false);
    },
  };
};
