import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import { shopStatus } from '../../../shops/open-now.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const variants = {
  open: { tone: 'ok', label: 'Open' },
  'closing-soon': { tone: 'info', label: 'Closing soon' },
  closed: { tone: 'wait', label: 'Closed' },
} as const;

const restOf = (text: string) => {
  const rest = text.replace(/^(Open now|Closed),? ?/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

export const ShopsToday = ({ now }: { now: Date }) => {
  const { data: settings, isError } = useQuery(settingsQuery(usePlatform()));
  return (
    <section className="box">
      <div className="box__head">
        <h2>Shops today</h2>
      </div>
      <div className="box__body">
        {!settings && (isError ? <p>The hours could not be loaded.</p> : <Skeleton label="Loading the hours" />)}
        {settings && (
          <ul className="rows">
            {settings.shops.map((shop) => {
              const { state, text } = shopStatus(shop, now);
              return (
                <li key={shop.key}>
                  <span className="grow">
                    <b>{shop.name}</b>
                    <small>{restOf(text)}</small>
                  </span>
                  <Badge tone={variants[state].tone}>{variants[state].label}</Badge>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
};
