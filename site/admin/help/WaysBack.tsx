import { Link } from 'react-router-dom';

export const WaysBack = ({ onClose }: { onClose(): void }) => (
  <details>
    <summary>Lost a phone, a passkey or a mailbox?</summary>
    <p className="mt-sm">
      All of it is mended under{' '}
      <Link to="/admin/security" onClick={onClose}>
        My account
      </Link>
      , and none of it takes your work away.
    </p>
    <dl>
      <dt>The phone with the app</dt>
      <dd>Sign in with one of your recovery codes, then “Move to a new phone”.</dd>
      <dt>A passkey</dt>
      <dd>Sign in with your password and a code, remove the passkey, and add another.</dd>
      <dt>The mailbox</dt>
      <dd>Signing in needs none. Change your email address, so that a link for a forgotten password reaches you.</dd>
      <dt>The recovery codes</dt>
      <dd>Make ten new ones.</dd>
      <dt>All of it</dt>
      <dd>Ring whoever runs the server: they open the account again, and you set everything up anew.</dd>
    </dl>
  </details>
);
