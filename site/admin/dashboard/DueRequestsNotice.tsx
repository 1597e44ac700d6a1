import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';

const wordsOf = (due: number, overdue: number): string => {
  if (overdue > 0) return overdue === 1 ? '1 data request is overdue.' : `${overdue} data requests are overdue.`;
  return due === 1 ? '1 data request is due within a week.' : `${due} data requests are due within a week.`;
};

/** Says that the law's last day for a data request is near or past; nothing while none is. */
export const DueRequestsNotice = ({ due, overdue }: { due: number; overdue: number }) =>
  due > 0 ? (
    <Notice tone={overdue > 0 ? 'bad' : 'wait'} announce="status" title={wordsOf(due, overdue)}>
      <p>
        The law gives a month to answer. <Link to="/admin/privacy">See who waits</Link>
      </p>
    </Notice>
  ) : null;
