import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const MailsBox = () => {
  const maySeeSent = useMay('connections');
  const { data: counts } = useQuery(queryOf(usePlatform(), readDashboard, {}));
  const failed = counts?.failedMails ?? 0;
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Mails</h2>
          <p>What the portal writes to people, in your words.</p>
        </div>
      </div>
      <div className="box__body">
        <ul className="rows">
          <li>
            <span className="grow">
              <b>The words of each mail</b>
              <small>Thanks for an offer, days for the van, a no: each with a preview.</small>
            </span>
            <Link className={buttonClass({ variant: 'line' })} to="/admin/settings/mail/offer-received">
              Edit the words
            </Link>
          </li>
          {maySeeSent && (
            <li>
              <span className="grow">
                <b>What was sent</b>
                <small>What waits, what arrived, and what did not.</small>
              </span>
              {failed > 0 && <Badge tone="bad" icon="circle-alert">{`${failed} failed`}</Badge>}
              <Link className={buttonClass({ variant: 'line' })} to="/admin/mail">
                Open the mails
              </Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};
