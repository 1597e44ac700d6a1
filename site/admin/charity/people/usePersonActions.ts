import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePerson, endSessionsOfPerson, removePictureOfPerson, resetPerson } from '#contract/people/calls.ts';
import type { Invitation } from '#contract/people/invitations.ts';
import type { PersonUpdate } from '#contract/people/people.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';

const FAILED = 'This did not work. Please try again.';

type Step = 'change' | 'sessions' | 'link' | 'picture';

export interface PersonActions {
  busy: Step | null;
  failure: string;
  done: string;
  change(change: PersonUpdate, done: string): Promise<void>;
  endSessions(): Promise<void>;
  removePicture(): Promise<void>;
  inviteAgain(): Promise<Invitation | null>;
}

export const usePersonActions = (id: string): PersonActions => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState({ busy: null as Step | null, failure: '', done: '' });
  const attempt = async <T>(busy: Step, act: () => Promise<T>, done: string): Promise<T | null> => {
    setState({ busy, failure: '', done: '' });
    try {
      const answer = await act();
      await queryClient.invalidateQueries({ queryKey: allOf('people') });
      setState({ busy: null, failure: '', done });
      return answer;
    } catch (error) {
      setState({ busy: null, failure: sentenceOf(error, FAILED), done: '' });
      return null;
    }
  };
  return {
    ...state,
    change: async (body, done) =>
      void (await attempt('change', () => send(platform, changePerson, { id, body }), done)),
    endSessions: async () =>
      void (await attempt(
        'sessions',
        () => send(platform, endSessionsOfPerson, { id }),
        'All sessions of this person are ended.',
      )),
    removePicture: async () =>
      void (await attempt(
        'picture',
        () => send(platform, removePictureOfPerson, { id }),
        'The picture is removed: initials stand there again.',
      )),
    inviteAgain: () => attempt('link', () => send(platform, resetPerson, { id }), ''),
  };
};
