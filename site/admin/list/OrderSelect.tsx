import type { ListOrder } from '#contract/calls/paging.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { PageParams } from './usePageParams.ts';

const labels: Record<ListOrder, string> = { newest: 'Newest first', oldest: 'Oldest first' };

/** The order of a list as it stands in the address, or the usual one. */
export const orderIn = (params: PageParams, usual: ListOrder): ListOrder => {
  const asked = params.get('order');
  return asked === 'newest' || asked === 'oldest' ? asked : usual;
};

interface OrderSelectProps {
  /** The order while nothing is chosen. */
  usual: ListOrder;
  order: ListOrder;
  onChange(order: ListOrder | ''): void;
}

/** Chooses the order of a list. */
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
