import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../client/api-error.ts';
import { allOf } from '../../../client/query-keys.ts';

const FAILED = 'This did not work. Please try again.';
const idle = { busy: '', done: '', failure: '' };

/** Does one thing at a time, and reloads what is shown in any case. */
export const useWebhookActions = () => {
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const perform = async <T>(name: string, act: () => Promise<T>, done: string) => {
    if (state.busy) return null;
    setState({ ...idle, busy: name });
    try {
      const answer = await act();
      setState({ ...idle, done });
      return answer;
    } catch (error) {
      setState({ ...idle, failure: sentenceOf(error, FAILED) });
      return null;
    } finally {
      void queryClient.invalidateQueries({ queryKey: allOf('webhooks') });
    }
  };
  return { ...state, perform };
};
