import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWebhookDeliveries } from '#contract/webhooks/calls.ts';
import type { WebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useNow } from '../../useNow.ts';
import { deliveryName, fateOf } from './webhook-words.ts';

const PAGE_SIZE = 10;

interface DeliveryListProps {
  webhookId: string;
  busy: string;
  onResend: ((delivery: WebhookDelivery) => void) | null;
}

const DeliveryRow = ({
  delivery,
  busy,
  onResend,
}: { delivery: WebhookDelivery } & Pick<DeliveryListProps, 'busy' | 'onResend'>) => {
  const { tone, label, why } = fateOf(delivery, useNow());
  const name = deliveryName(delivery);
  return (
    <li>
      <span className="grow">
        <span className="row row--tight">
          <b>{name}</b>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <small>{why}</small>
      </span>
      {onResend && delivery.event !== 'trial' && delivery.state !== 'waiting' && (
        <Button small variant="line" busy={busy === delivery.id} busyLabel="Sending" onClick={() => onResend(delivery)}>
          Send again<span className="sr">{`: ${name}`}</span>
        </Button>
      )}
    </li>
  );
};

export const DeliveryList = ({ webhookId, busy, onResend }: DeliveryListProps) => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), listWebhookDeliveries, { id: webhookId, query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The deliveries could not be loaded. Please try again.</NotReachable>
    ) : (
      <LoadingBox label="Loading the deliveries" />
    );
  }
  if (data.total === 0) return <p className="hint">Nothing has been sent in the last 30 days.</p>;
  return (
    <>
      <ul className="rows">
        {data.deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} busy={busy} onResend={onResend} />
        ))}
      </ul>
      <Pagination label="Pages of deliveries" page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
    </>
  );
};
