import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contract/tokens/api-tokens.ts';
import { revokeApiToken } from '#contract/tokens/calls.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { useSend } from '../../client/calls.ts';
import { allOf } from '../../client/query-keys.ts';

const FAILED = 'The token could not be revoked and still works. Please try again.';
const idle = { busy: '', done: '', failure: '' };

/** Loads the list again in any case, as a colleague may have been faster. */
export const useRevokeToken = () => {
  const send = useSend(revokeApiToken);
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const revoke = async ({ id, name }: ApiToken) => {
    setState({ ...idle, busy: id });
    try {
      await send({ id });
      setState({ ...idle, done: `“${name}” is revoked: calls with it are refused from now on.` });
    } catch (error) {
      setState({ ...idle, failure: sentenceOf(error, FAILED) });
    }
    void queryClient.invalidateQueries({ queryKey: allOf('tokens') });
  };
  return { ...state, revoke };
};
