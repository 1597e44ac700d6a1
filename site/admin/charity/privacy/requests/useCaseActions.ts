import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { sentenceOf } from '../../../../client/api-error.ts';
import { keyOf } from '../../../../client/calls.ts';
import { allOf } from '../../../../client/query-keys.ts';

const FAILED = 'This did not work. Please try again.';

type Doing = 'identity' | 'search' | 'export' | 'correct' | 'erase' | 'mail' | 'told' | 'close' | 'reopen' | 'assign';

interface State {
  busy: Doing | null;
  last: Doing | null;
  failure: string;
  done: string;
}

const idle: State = { busy: null, last: null, failure: '', done: '' };

export interface CaseActions extends State {
  /** Does one thing at a time; `act` returns the case as it is then, or undefined if it has to be refetched. */
  attempt(doing: Doing, act: () => Promise<DataRequest | undefined>, done?: string): Promise<boolean>;
}

/** Shows the case as it is after each step, and after one that a colleague was faster with. */
export const useCaseActions = (id: string): CaseActions => {
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const refresh = () => {
    for (const subject of ['privacy', 'dashboard', 'concerns', 'today', 'audit'] as const)
      void queryClient.invalidateQueries({ queryKey: allOf(subject) });
  };
  return {
    ...state,
    async attempt(doing, act, done = '') {
      if (state.busy) return false;
      setState({ busy: doing, last: doing, failure: '', done: '' });
      try {
        const request = await act();
        if (request) queryClient.setQueryData(keyOf(readDataRequest, { id }), request);
        setState({ busy: null, last: doing, failure: '', done });
        return true;
      } catch (error) {
        setState({ busy: null, last: doing, failure: sentenceOf(error, FAILED), done: '' });
        return false;
      } finally {
        refresh();
      }
    },
  };
};
