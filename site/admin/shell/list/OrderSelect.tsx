import type { ListOrder } from '#contract/calls/paging.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { PageParams } from './usePageParams.ts';

const labels: Record<ListOrder, string> = { newest: 'Newest first', oldest: 'Oldest first' };

export const orderIn = (params: PageParams, usual: ListOrder): ListOrder => {
  const requested = params.get('order');
  return requested === 'newest' || requested === 'oldest' ? requested : usual;
};

interface OrderSelectProps {
  usual: ListOrder;
  order: ListOrder;
  onChange(order: ListOrder | ''): void;
}

export const OrderSelect = ({ usual, order, onChange }: OrderSelectProps) => {
  const other = usual === 'oldest' ? 'newest' : 'oldest';
  return (
    <FilterSelect
      label="Order"
      all={labels[usual]}
      value={order === other ? other : ''}
      options={[[other, labels[other]]]}
      onChange={(chosen) => onChange(chosen === other ? other : '')}
    />
  );
};
