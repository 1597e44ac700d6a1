import { Link } from 'react-router-dom';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { Mail } from '#contract/mail-admin/mails.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CallButtons } from '../../shell/phone/CallButtons.tsx';
import type { MailAction } from './mail-actions.ts';
import { aboutHref, badgeOf, fateOf } from './mail-words.ts';

interface MailRowProps {
  mail: Mail;
  now: Date;
  hasServer: boolean;
  busy: boolean;
  onChange: (action: MailAction) => void;
  onRead: () => void;
}

const retryLabels: Record<Mail['state'], string> = {
  waiting: 'Try now',
  written: 'Send now',
  sent: '',
  failed: 'Try again',
  stopped: 'Try again',
};

const Actions = ({ mail, hasServer, busy, onChange }: Omit<MailRowProps, 'now' | 'onRead'>) => {
  const whom = <span className="sr">{` the mail to ${mail.to}`}</span>;
  if (mail.state === 'sent') return null;
  const isFailed = mail.state === 'failed';
  const hasStopped = isFailed || mail.state === 'written';
  const isTried = mail.state === 'written' ? hasServer : mail.state !== 'waiting' || mail.attempts > 0;
  return (
    <>
      {isFailed && mail.phone && (
        <CallButtons phone={mail.phone} variant="brand" label={(number) => `Ring ${number}`} />
      )}
      {mail.addressBlocked && (
        <Button variant="line" icon="rotate-ccw" busy={busy} onClick={() => onChange('unblock')}>
          <span>Mail this address again</span>
          {whom}
        </Button>
      )}
      {!mail.addressBlocked && !mail.sentAt && isTried && (
        <Button
          variant="line"
          icon={mail.state === 'written' ? 'send' : 'rotate-ccw'}
          busy={busy}
          onClick={() => onChange('retry')}
        >
          <span>{retryLabels[mail.state]}</span>
          {whom}
        </Button>
      )}
      {mail.state !== 'stopped' && (
        <Button
          variant={hasStopped || mail.attempts > 0 ? 'quiet' : 'line'}
          icon={hasStopped ? 'check' : 'circle-x'}
          busy={busy}
          onClick={() => onChange('stop')}
        >
          <span>{hasStopped ? 'Leave it' : 'Stop'}</span>
          {whom}
        </Button>
      )}
    </>
  );
};

export const MailRow = ({ mail, now, hasServer, busy, onChange, onRead }: MailRowProps) => {
  const { tone, icon } = badgeOf(mail);
  const href = aboutHref(mail);
  return (
    <li>
      <span className={`ico tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{mailKinds[mail.kind].label}</b>
        {mail.aboutLabel && <small>{href ? <Link to={href}>{mail.aboutLabel}</Link> : mail.aboutLabel}</small>}
      </span>
      <span className="mail-to">
        <span>{mail.to}</span>
        <small>{fateOf(mail, now)}</small>
      </span>
      <span className="ends">
        <Button variant="quiet" icon="eye" onClick={onRead}>
          <span>Read</span>
          <span className="sr">{` the mail to ${mail.to}`}</span>
        </Button>
        <Actions mail={mail} hasServer={hasServer} busy={busy} onChange={onChange} />
      </span>
    </li>
  );
};
