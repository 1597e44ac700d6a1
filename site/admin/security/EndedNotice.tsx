import type { EndedAccess } from '#contract/auth/not-me.ts';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { Notice } from '../../ui/Notice.tsx';

const Names = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two passkeys can have one name, and nothing moves.
      <li key={at}>{name}</li>
    ))}
  </ul>
);

export const EndedNotice = ({ ended, back, kept, isMailed }: EndedAccess & { isMailed: boolean }) => (
  <Notice tone="ok" title="We have ended this:">
    <Names of={ended} />
    {back.length > 0 && (
      <>
        <p>This is as it was before:</p>
        <Names of={back} />
      </>
    )}
    {kept.length > 0 && (
      <>
        <p>This is older, and still works. If any of it is not yours, sign in and remove it under My account:</p>
        <Names of={kept} />
      </>
    )}
    <p>
      {isMailed
        ? `No password opens the account now. We have mailed you a link to choose another, which works for ${RESET_MINUTES} minutes. Please tell an administrator what happened.`
        : 'Please sign in again, and tell an administrator what happened.'}
    </p>
  </Notice>
);
