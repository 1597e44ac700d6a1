import { useState } from 'react';
import type { Invitation } from '#contract/people/invitations.ts';
import type { StaffPerson } from '#contract/people/people.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { PersonActions } from './usePersonActions.ts';

type Asking = 'disable' | 'link' | 'sessions' | 'picture' | null;

interface AccountStepsProps {
  person: StaffPerson;
  own: boolean;
  actions: PersonActions;
  onLink(invitation: Invitation | null): void;
}

const isNew = ({ invited, lastLogin }: StaffPerson) => invited && lastLogin === null;

const linkQuestion = (person: StaffPerson) =>
  isNew(person)
    ? {
        question: `Make a new invitation link for ${person.name}?`,
        detail: 'The link that they have stops working.',
        confirmLabel: 'Make a new link',
      }
    : {
        question: `Mail ${person.name} a link to choose a new password?`,
        detail: 'The password that they have stops working, and they are signed out everywhere.',
        confirmLabel: 'Mail a link',
      };

const questions = (person: StaffPerson) => ({
  disable: {
    question: `Disable the account of ${person.name}?`,
    detail: 'They are signed out at once and cannot sign in until the account is enabled again.',
    confirmLabel: 'Disable account',
  },
  link: linkQuestion(person),
  sessions: {
    question: `End all sessions of ${person.name}?`,
    detail: 'They are signed out everywhere and can sign in again.',
    confirmLabel: 'End sessions',
  },
  picture: {
    question: `Remove the picture of ${person.name}?`,
    detail: 'It is gone everywhere at once. They can choose another one.',
    confirmLabel: 'Remove picture',
  },
});

/** Nobody can disable their own account. */
export const AccountActions = ({ person, own, actions, onLink }: AccountStepsProps) => {
  const [asking, setAsking] = useState<Asking>(null);
  const steps = {
    disable: () => actions.change({ disabled: true }, `The account of ${person.name} is disabled.`),
    link: async () => onLink(await actions.inviteAgain()),
    sessions: () => actions.endSessions(),
    picture: () => actions.removePicture(),
  };
  const go = (step: keyof typeof steps) => {
    setAsking(null);
    void steps[step]();
  };
  if (own) {
    return (
      <p className="hint">
        This is your own account. Another administrator can disable it; your password has a section of its own.
      </p>
    );
  }
  return (
    <div className="stack stack--close">
      <Button
        variant="line"
        block
        icon={isNew(person) ? 'link-2' : 'key-round'}
        busy={actions.busy === 'link'}
        disabled={person.disabled}
        onClick={() => setAsking('link')}
      >
        {isNew(person) ? 'New invitation link' : 'Reset password'}
      </Button>
      <Button
        variant="line"
        block
        icon="log-out"
        busy={actions.busy === 'sessions'}
        disabled={person.sessions === 0}
        onClick={() => setAsking('sessions')}
      >
        End sessions
      </Button>
      {person.pictureUrl && (
        <Button
          variant="line"
          block
          icon="trash-2"
          busy={actions.busy === 'picture'}
          onClick={() => setAsking('picture')}
        >
          Remove picture
        </Button>
      )}
      {person.disabled ? (
        <Button
          variant="line"
          block
          icon="user-round-check"
          busy={actions.busy === 'change'}
          onClick={() => void actions.change({ disabled: false }, `The account of ${person.name} is enabled.`)}
        >
          Enable account
        </Button>
      ) : (
        <Button
          variant="bad"
          block
          icon="user-round-x"
          busy={actions.busy === 'change'}
          onClick={() => setAsking('disable')}
        >
          Disable account
        </Button>
      )}
      {asking && (
        <ConfirmDialog {...questions(person)[asking]} onConfirm={() => go(asking)} onCancel={() => setAsking(null)} />
      )}
    </div>
  );
};
