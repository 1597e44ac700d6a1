import type { DonationItem, DonorMail } from '#contract/donations/donation-desk.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailState } from '#contract/mail-admin/mails.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { doneLabels, statusVariants } from './decisions.ts';

interface Happening {
  key: string;
  at: string;
  tone: Tone;
  icon: IconName;
  text: string;
  notes: string | null;
}

const mailTexts: Record<MailState, { tone: Tone; text: string }> = {
  waiting: { tone: 'wait', text: 'Mail to the donor waits to be sent' },
  written: { tone: 'wait', text: 'Mail written to a file, sent to nobody' },
  sent: { tone: 'info', text: 'Mail sent to the donor' },
  failed: { tone: 'bad', text: 'Mail could not be delivered: ring instead' },
  stopped: { tone: 'wait', text: 'Mail to the donor was stopped' },
};

const mailed = (
  { id, kind, state, createdAt, sentAt }: DonorMail,
  { submitterPhone: phone }: DonationItem,
): Happening => {
  const { tone, text } = mailTexts[state];
  const number = state === 'failed' ? `, ${phone}` : '';
  return { key: id, at: sentAt ?? createdAt, tone, icon: 'mail', text: text + number, notes: mailKinds[kind].label };
};

const happeningsOf = (item: DonationItem): Happening[] => {
  const { createdAt, submitterName, history, mails = [] } = item;
  const offered = { tone: 'info', icon: 'package', text: `Offered by ${submitterName}`, notes: null } as const;
  const decided = history.map(
    ({ at, by, to, notes }): Happening => ({
      key: at + to,
      at,
      tone: statusVariants[to].tone,
      icon: statusVariants[to].icon,
      text: `${doneLabels[to]} by ${by}`,
      notes,
    }),
  );
  const later = [...decided, ...mails.map((mail) => mailed(mail, item))];
  return [{ key: 'offered', at: createdAt, ...offered }, ...later.sort((one, other) => one.at.localeCompare(other.at))];
};

export const Timeline = ({ item }: { item: DonationItem }) => (
  <section>
    <h3>What happened so far</h3>
    <ol className="feed mt-sm">
      {happeningsOf(item).map(({ key, at, tone, icon, text, notes }) => (
        <li key={key} className={`tone-${tone}`}>
          <span>
            <Icon name={icon} />
          </span>
          <p>
            <span>{text}</span>
            <small>
              <time dateTime={at}>{dateAndTime(at)}</time>
            </small>
            {notes && <small className="pre">{notes}</small>}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
