import { type MouseEvent, use, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/people/people.ts';
import { FIRST_ROLE } from '#contract/roles.ts';
import { useOutbox } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { DialogNotArrived } from '../../../ui/NotArrived.tsx';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { useTools } from '../../account/preferences/useTools.ts';
import { ThemeSwitch } from '../../account/theme/ThemeSwitch.tsx';
import { HelpContext } from '../help/HelpContext.ts';
import { LiveMark } from '../live/LiveMark.tsx';
import type { ShownLiveState } from '../live/useLive.ts';
import { useSignOut } from './useSignOut.tsx';

const ownDecisions = lazyPart(async () => (await import('../../review/moderation/OwnDecisions.tsx')).OwnDecisions);

const ToolsChoice = () => {
  const { areShown, isChoice, show } = useTools();
  if (!isChoice) return null;
  return (
    <li>
      <button type="button" onClick={() => show(!areShown)}>
        <Icon name={areShown ? 'minus' : 'plus'} />
        <span>
          <span>{areShown ? 'Show fewer tools' : 'Show more tools'}</span>
          <small>Analytics, saved views, keys</small>
        </span>
      </button>
    </li>
  );
};

export const AccountMenu = ({ user, live }: { user: User; live: ShownLiveState }) => {
  const platform = usePlatform();
  const help = use(HelpContext);
  const { signOut, question } = useSignOut(platform.session, useOutbox());
  const decides = useMay('decide');
  const [showsDecisions, setShowsDecisions] = useState(false);
  const closeDecisions = () => setShowsDecisions(false);
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const chosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('li')) menu.current?.hidePopover?.();
  };
  return (
    <>
      <button className="acct" type="button" popoverTarget={id}>
        <StaffAvatar name={user.name} pictureUrl={user.pictureUrl} />
        <span>
          <b>{user.name}</b>
          <small>{user.role || FIRST_ROLE}</small>
        </span>
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that chooses a link or a button is a click, too */}
      <section ref={menu} className="acctmenu" id={id} popover="auto" aria-label="Account" onClick={chosen}>
        <LiveMark state={live} />
        <div className="acctmenu__theme">
          <span aria-hidden="true">Light or dark</span>
          <ThemeSwitch />
        </div>
        <ul>
          <li>
            <Link to="/admin/security">
              <Icon name="key-round" />
              <span>My account</span>
            </Link>
          </li>
          {decides && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => setShowsDecisions(true)}>
                <Icon name="history" />
                <span>My last decisions</span>
              </button>
            </li>
          )}
          <ToolsChoice />
          <li>
            <button className="side__help" type="button" aria-haspopup="dialog" onClick={help.open}>
              <Icon name="life-buoy" />
              <span>Help</span>
            </button>
          </li>
          {platform.kind === 'web' && (
            <li>
              <a href="/">
                <Icon name="external-link" />
                <span>View the website</span>
              </a>
            </li>
          )}
        </ul>
        <ul>
          <li>
            <button type="button" onClick={signOut}>
              <Icon name="log-out" />
              <span>Sign out</span>
            </button>
          </li>
        </ul>
      </section>
      {question}
      {showsDecisions && (
        <LazyPart
          of={ownDecisions}
          failed={(state) => <DialogNotArrived title="My last decisions" onClose={closeDecisions} {...state} />}
        >
          {(OwnDecisions) => <OwnDecisions onClose={closeDecisions} />}
        </LazyPart>
      )}
    </>
  );
};
