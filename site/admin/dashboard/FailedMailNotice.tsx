import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';

/** Says that mails could not be delivered, so that somebody rings; nothing while there are none. */
export const FailedMailNotice = ({ count }: { count: number }) =>
  count > 0 ? (
    <Notice
      tone="bad"
      announce="status"
      title={
        count === 1
          ? '1 mail could not be delivered.'
          : `${count.toLocaleString('en-IE')} mails could not be delivered.`
      }
    >
      <p>
        Nobody has told these people. <Link to="/admin/mail?state=failed">See whom to ring instead</Link>
      </p>
    </Notice>
  ) : null;
