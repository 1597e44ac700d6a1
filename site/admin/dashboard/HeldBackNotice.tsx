import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';

/** Says that more came in than people write, and where it waits; nothing while nothing is held back. */
export const HeldBackNotice = ({ count }: { count: number }) =>
  count > 0 ? (
    <Notice
      tone="wait"
      icon="shield-ban"
      title={`Unusually many submissions: ${count.toLocaleString('en-IE')} ${count === 1 ? 'lies' : 'lie'} in quarantine.`}
    >
      <p>
        Your own queues are as they were. <Link to="/admin/quarantine">See what is held back</Link>
      </p>
    </Notice>
  ) : null;
