import { longDate } from '#contract/dublin.ts';
import type { PersonalData } from '#contract/privacy/privacy.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { describeActivity } from '../audit/activity.ts';
import { countsOf, inWords } from './counts.ts';

const tones: Record<string, Tone> = { approved: 'ok', pending: 'wait', rejected: 'bad', collected: 'info' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const photoWords = (photos: number) => (photos > 0 ? ` · ${photos} ${photos === 1 ? 'photo' : 'photos'}` : '');

interface Row {
  id: string;
  title: string;
  detail: string;
  status: string;
}

const rowsOf = ({ testimonials, donations, messages, account }: PersonalData): Row[] => [
  ...testimonials.map(({ id, name, status, createdAt, excerpt, photos }) => ({
    id,
    title: `Testimonial by ${name}, ${longDate(createdAt)}${photoWords(photos)}`,
    detail: excerpt,
    status,
  })),
  ...donations.map(({ id, reference, name, status, createdAt, photos }) => ({
    id,
    title: `Donation ${reference}, ${longDate(createdAt)}${photoWords(photos)}`,
    detail: `Offered by ${name}`,
    status,
  })),
  ...messages.map(({ id, reference, name, createdAt, excerpt }) => ({
    id,
    title: `Message ${reference} by ${name}, ${longDate(createdAt)}`,
    detail: excerpt,
    status: '',
  })),
  ...(account
    ? [
        {
          id: account.id,
          title: `Staff account of ${account.name}`,
          detail: `${account.role} since ${longDate(account.createdAt)}${account.disabled ? ', switched off' : ''}`,
          status: '',
        },
      ]
    : []),
];

export const FoundData = ({ data, email }: { data: PersonalData; email: string }) => (
  <div className="stack stack--close found">
    <p role="status">
      <span>{`Found about ${email}: `}</span>
      <strong>{inWords(countsOf(data))}</strong>
      <span>.</span>
    </p>
    <ul className="rows">
      {rowsOf(data).map(({ id, title, detail, status }) => (
        <li key={id}>
          <span className="grow">
            <b>{title}</b>
            <small>{detail}</small>
          </span>
          {status && <Badge tone={tones[status] ?? 'info'}>{capital(status)}</Badge>}
        </li>
      ))}
    </ul>
    {data.audit.length > 0 && (
      <details>
        <summary>{`In the log: ${data.audit.length === 1 ? 'one entry' : `${data.audit.length.toLocaleString('en-IE')} entries`}`}</summary>
        <ul className="rows">
          {data.audit.map((entry) => (
            <li key={entry.id}>
              <span className="grow">
                <span>{describeActivity(entry, '').parts.join('')}</span>
                <small>{longDate(entry.at)}</small>
              </span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
);
