import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { retryMail } from '#contract/mail-admin/calls.ts';
import type { Danger, TodayEntry, TodayKind } from '#contract/today/today.ts';
import type { UrgentKind } from '#contract/urgent/urgent.ts';
import { useSend } from '../../../client/calls.ts';
import { refreshKinds } from '../../../client/refresh-kinds.ts';
import { Written } from '../../../language/Written.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { ago } from '../../../ui/relative-time.ts';
import { UrgentPanel } from '../../review/urgent/UrgentPanel.tsx';
import { StaffPhone } from '../phone/StaffPhone.tsx';

/** `to` is set if the button leads elsewhere than the title. */
interface Variant {
  icon: IconName;
  tone: string;
  act: string;
  to?: string;
  brand?: true;
}

const variants: Record<TodayKind, Variant> = {
  run: { icon: 'truck', tone: 'info', act: 'Open my run', brand: true },
  'day-asked': { icon: 'calendar-clock', tone: 'wait', act: 'Offer days', to: '/admin/runs' },
  answer: { icon: 'mail', tone: 'info', act: 'Read' },
  'data-requests': { icon: 'shield-user', tone: 'bad', act: 'Answer' },
  message: { icon: 'inbox', tone: 'info', act: 'Answer' },
  messages: { icon: 'inbox', tone: 'info', act: 'See them' },
  donation: { icon: 'package', tone: 'ok', act: 'Look' },
  donations: { icon: 'package', tone: 'ok', act: 'Look' },
  testimonial: { icon: 'message-square-quote', tone: 'plum', act: 'Read' },
  testimonials: { icon: 'message-square-quote', tone: 'plum', act: 'Read' },
  quarantine: { icon: 'shield-ban', tone: 'wait', act: 'Look' },
  mail: { icon: 'mail', tone: 'bad', act: 'Try again' },
  mails: { icon: 'mail', tone: 'bad', act: 'See them' },
  draft: { icon: 'square-pen', tone: '', act: 'Carry on' },
  mention: { icon: 'message-circle', tone: 'plum', act: 'Read' },
  assigned: { icon: 'user-check', tone: 'info', act: 'Open' },
};

const RETRY_FAILED = 'The mail could not be tried again. Please try again.';

const TryAgain = ({ id, title }: { id: string; title: string }) => {
  const send = useSend(retryMail);
  const say = useAlert();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send({ id }),
    onError: () => say(RETRY_FAILED),
    onSettled: () => refreshKinds(queryClient, new Set(['mail'])),
  });
  return (
    <Button
      variant="line"
      icon="rotate-ccw"
      busy={isPending}
      onClick={() => mutate()}
      aria-label={`Try again: ${title}`}
    >
      Try again
    </Button>
  );
};

const Row = ({ entry, now }: { entry: TodayEntry; now: Date }) => {
  const { kind, id, title, detail, since, url } = entry;
  const { icon, tone, act, to = url, brand } = variants[kind];
  return (
    <li>
      <span className={`ico${tone && ` tone-${tone}`}`}>
        <Icon name={icon} />
      </span>
      <div className="what">
        <b>
          <Link to={url}>{title}</Link>
        </b>
        {since && (
          <time className="age" dateTime={since}>
            {ago(since, now)}
          </time>
        )}
        {detail && <small>{detail}</small>}
      </div>
      <div className="ends">
        {kind === 'mail' ? (
          <TryAgain id={id} title={title} />
        ) : (
          <Link to={to} className={buttonClass({ variant: brand ? 'brand' : 'line' })} aria-label={`${act}: ${title}`}>
            {act}
          </Link>
        )}
      </div>
    </li>
  );
};

const PersonInDanger = ({ entry, danger, now }: { entry: TodayEntry; danger: Danger; now: Date }) => {
  const { words, language, name, phone, email, takenBy, isMine, onDuty, ...urgency } = danger;
  return (
    <li>
      <UrgentPanel
        kind={entry.kind as UrgentKind}
        id={entry.id}
        {...{ urgency, takenBy, isMine, onDuty }}
        hasPhone={phone !== ''}
        isRecord={false}
        quote={
          <>
            <p>{`${ago(urgency.since, now)}, ${entry.detail}`}</p>
            <blockquote>
              <Written as="p" className="lines" language={language ?? null}>{`“${words}”`}</Written>
              <p>
                <span>{`${name}${phone || email ? ', ' : ''}`}</span>
                {phone ? <StaffPhone phone={phone} /> : <span>{email}</span>}
              </p>
            </blockquote>
          </>
        }
        actions={
          <Link className={buttonClass({ variant: 'line' })} to={entry.url}>
            Read it all
          </Link>
        }
      />
    </li>
  );
};

export const TodayList = ({ entries, total, now }: { entries: readonly TodayEntry[]; total: number; now: Date }) => (
  <section className="box box--flush" aria-labelledby="waiting-for-you">
    <div className="box__head">
      <h2 id="waiting-for-you">Waiting for you</h2>
      <p className="hint" role="status">
        {total === 1 ? '1 thing' : `${total.toLocaleString('en-IE')} things, the most pressing first`}
      </p>
    </div>
    <ul className="todo">
      {entries.map((entry) =>
        entry.danger ? (
          <PersonInDanger key={`${entry.kind} ${entry.id}`} entry={entry} danger={entry.danger} now={now} />
        ) : (
          <Row key={`${entry.kind} ${entry.id}`} entry={entry} now={now} />
        ),
      )}
    </ul>
  </section>
);
