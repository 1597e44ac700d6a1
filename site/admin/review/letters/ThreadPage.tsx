import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { readThread } from '#contract/letters/calls.ts';
import type { Thread, ThreadEntry } from '#contract/letters/thread.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MailDialog } from '../../charity/mail/MailDialog.tsx';
import { stateLabels } from '../../charity/mail/mail-words.ts';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Loaded } from '../../shell/list/Loaded.tsx';
import { StaffPhone } from '../../shell/phone/StaffPhone.tsx';

const variants = {
  person: 'msg',
  charity: 'msg msg--us',
  staff: 'msg msg--note',
} as const;

const Entry = ({ entry, onRead }: { entry: ThreadEntry; onRead: (mailId: string) => void }) => {
  const { at, from, title, text, by, mail, attachments, url, about } = entry;
  return (
    <li className={variants[from]}>
      <p className="mini">
        <time dateTime={at}>{dateAndTime(at)}</time>
        <span>{by ? ` · ${by} · ` : ' · '}</span>
        <Link to={url}>{about}</Link>
        <span> </span>
        {from === 'staff' && <Badge icon="lock">Staff only</Badge>}
      </p>
      <p>
        <b>{title}</b>
        <span> </span>
        {mail && mail.state !== 'sent' && (
          <Badge tone={mail.state === 'failed' ? 'bad' : 'wait'}>{stateLabels[mail.state]}</Badge>
        )}
      </p>
      {text && <p className="lines">{text}</p>}
      {attachments && <p className="mini">{`With it came: ${attachments.map(({ name }) => name).join(', ')}`}</p>}
      {mail && (
        <Button variant="quiet" small icon="mail" onClick={() => onRead(mail.id)}>
          <span>Read the mail</span>
          <span className="sr">{`: ${title}, ${dateAndTime(at)}`}</span>
        </Button>
      )}
    </li>
  );
};

const Column = ({ thread: { entries, earlier, emails, phones } }: { thread: Thread }) => {
  const [read, setRead] = useState<string | null>(null);
  return (
    <div className="stack">
      <p className="row row--tight thread-reach">
        {emails.map((email) => (
          <span key={email}>{email}</span>
        ))}
        {phones.map((phone) => (
          <span key={phone}>
            <StaffPhone phone={phone} />
          </span>
        ))}
      </p>
      {earlier > 0 && <p className="hint">{`${earlier} earlier entries are left out.`}</p>}
      <ol className="letters">
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} onRead={setRead} />
        ))}
      </ol>
      {read !== null && <MailDialog id={read} onClose={() => setRead(null)} />}
    </div>
  );
};

interface PersonProps {
  kind: string;
  id: string;
}

const Person = ({ kind, id }: PersonProps) => {
  const query = queryOf(usePlatform(), readThread, { kind, id });
  const name = useQuery(query).data?.name;
  return (
    <>
      <ScreenHead
        title={name ? `Everything with ${name}` : 'Everything with a person'}
        lead="What they sent, were told and chose, and what colleagues noted: found by their email address and phone number."
      />
      <Loaded query={query} what="the thread">
        {(thread) => <Column thread={thread} />}
      </Loaded>
    </>
  );
};

export const ThreadPage = () => {
  const { kind = '', id = '' } = useParams();
  return <Person key={`${kind} ${id}`} kind={kind} id={id} />;
};
