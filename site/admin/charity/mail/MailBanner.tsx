import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { readMailDelivery } from '#contract/mail-admin/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { sectionHref, writesToPeople } from '../settings/setting-sections.ts';

export const MailBanner = () => {
  const { pathname, search } = useLocation();
  const mayChange = useMay('connections');
  const isShown = writesToPeople(pathname + search);
  const { data } = useQuery({ ...queryOf(usePlatform(), readMailDelivery, {}), enabled: isShown });
  if (!isShown || data?.hasServer !== false) return null;
  return (
    <section className="live-lost" aria-label="No mail server">
      <p>
        <Icon name="triangle-alert" />
        <span>
          <b>Mails reach nobody. </b>
          <span>{'No mail server is set up, so each is written to a file. '}</span>
          {mayChange ? (
            <Link className="linkbtn" to={sectionHref('advanced', 'mail')}>
              Set up mail
            </Link>
          ) : (
            <span>Please ask an administrator to set one up.</span>
          )}
        </span>
      </p>
    </section>
  );
};
