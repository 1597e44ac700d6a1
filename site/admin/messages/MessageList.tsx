import { Link } from 'react-router-dom';
import { calledOffTask } from '#contract/help/help.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ago } from '../../ui/relative-time.ts';

type MessageListProps = {
  messages: readonly StaffMessage[];
  open: string | null;
  now: Date;
  hrefOf: (id: string) => string;
};

export const MessageList = ({ messages, open, now, hrefOf }: MessageListProps) => (
  <ul>
    {messages.map(
      ({ id, name, about, urgent, held, message, createdAt, assignedName, assignedTo, state, reference, help }) => {
        const task = calledOffTask({ state, assignedTo, help });
        return (
          <li key={id}>
            <Link to={hrefOf(id)} aria-current={id === open ? 'true' : undefined} preventScrollReset>
              {state === 'open' && <i aria-hidden="true" />}
              <b>{name}</b>
              <time dateTime={createdAt}>{ago(createdAt, now)}</time>
              <span className="row row--tight">
                {task && <Badge tone="bad">{task}</Badge>}
                {urgent && <Badge tone="bad">Read first</Badge>}
                {held && <Badge tone="wait">Perhaps a robot</Badge>}
                <Badge tone={help ? 'plum' : 'info'}>{help ? 'Asks for help' : messageTopics[about].label}</Badge>
                {help && <small>{reference}</small>}
                {assignedName && <small>{assignedName}</small>}
              </span>
              <p>{help ? [helpSummary(help), message].filter(Boolean).join(' · ') : message}</p>
            </Link>
          </li>
        );
      },
    )}
  </ul>
);
