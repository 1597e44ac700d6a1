import { use } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HelpContext } from './HelpContext.ts';

const WaysBack = ({ onClose }: { onClose(): void }) => (
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

export const HelpLinks = ({ onClose }: { onClose(): void }) => {
  const help = use(HelpContext);
  const role = useUser()?.role;
  const onWeb = usePlatform().kind === 'web';
  const begin = () => {
    onClose();
    help.tour();
  };
  return (
    <section className="helplinks" aria-labelledby="more-help">
      <h3 id="more-help">Help</h3>
      <Button variant="line" icon="navigation" onClick={begin}>
        Take the tour
      </Button>
      <ul>
        <li>
          <Link to="/admin/security" onClick={onClose}>
            My account: how you sign in, what you are told, how lists open
          </Link>
        </li>
        {role && mayOpen(role, '/admin/settings/launch') && (
          <li>
            <Link to="/admin/settings/launch" onClick={onClose}>
              Before opening: what the website still lacks
            </Link>
          </li>
        )}
        {role && mayOpen(role, '/admin/settings/health') && (
          <li>
            <Link to="/admin/settings/health" onClick={onClose}>
              Health: how the portal itself is
            </Link>
          </li>
        )}
        {onWeb && (
          <li>
            <a href="/accessibility">Accessibility: what was tested, and whom to tell</a>
          </li>
        )}
      </ul>
      <WaysBack onClose={onClose} />
    </section>
  );
};
