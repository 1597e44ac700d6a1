import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { erasePersonalData, exportPersonalData, findPersonalData } from '#contract/privacy/calls.ts';
import { type Erasure, type PersonalData, privacyRequest } from '#contract/privacy/privacy.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { saveFile } from '../../shell/csv/save-file.ts';

const FAILED = 'This did not work. Please try again.';

type Step = 'find' | 'export' | 'erase';

interface State {
  busy: Step | null;
  error: string;
  failure: string;
  found: { email: string; data: PersonalData } | null;
  erased: Erasure | null;
}

const nothing: State = { busy: null, error: '', failure: '', found: null, erased: null };

/** Keeps what was found on this screen only. */
export const useFindPerson = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState(nothing);
  const attempt = async (busy: Step, act: () => Promise<Partial<State>>) => {
    setState((before) => ({ ...before, busy, error: '', failure: '', erased: null }));
    try {
      const done = await act();
      setState((before) => ({ ...before, ...done, busy: null }));
    } catch (error) {
      setState((before) => ({ ...before, busy: null, failure: sentenceOf(error, FAILED) }));
    }
  };
  const { found } = state;
  return {
    ...state,
    find(typed: string) {
      const checked = z.safeParse(privacyRequest, { email: typed });
      if (!checked.success) {
        setState({ ...nothing, error: fieldErrors(checked).email ?? FAILED });
        return;
      }
      const { email } = checked.data;
      setState(nothing);
      void attempt('find', async () => ({
        found: { email, data: await send(platform, findPersonalData, { body: { email } }) },
      }));
    },
    exportFound: () =>
      found &&
      void attempt('export', async () => {
        saveFile(await send(platform, exportPersonalData, { body: { email: found.email } }), 'personal-data.json');
        return {};
      }),
    eraseFound: () =>
      found &&
      void attempt('erase', async () => {
        const erased = await send(platform, erasePersonalData, { body: { email: found.email } });
        void queryClient.invalidateQueries();
        return { erased, found: null };
      }),
  };
};
