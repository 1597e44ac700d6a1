import type { ListOrder } from '#contract/paging.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { PageParams } from './usePageParams.ts';

const labels: Record<ListOrder, string> = { newest: 'Newest first', oldest: 'Oldest first' };

/** The order of a list as it stands in the address: what waits is read oldest first, everything else newest first. */
export const orderIn = (params: PageParams, waits: boolean): ListOrder => {
  const usual = waits ? 'oldest' : 'newest';
  const asked = params.get('order');
  return asked === 'newest' || asked === 'oldest' ? asked : usual;
};

interface OrderSelectProps {
  /** True for a list of what waits. */
  waits: boolean;
  order: ListOrder;
  onChange(order: ListOrder | ''): void;
}

/** Chooses the order of a list. */
export const OrderSelect = ({ waits, order, onChange }: OrderSelectProps) => {
  const [usual, other] = waits ? (['oldest', 'newest'] as const) : (['newest', 'oldest'] as const);
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
