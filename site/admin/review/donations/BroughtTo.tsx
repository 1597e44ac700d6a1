import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseShop } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { subjectOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { settingsQuery } from '../../../client/settings-query.ts';
import { Field } from '../../../ui/Field.tsx';
import { useWalkedChoice } from '../assignment/useWalkedChoice.ts';

export const BroughtTo = ({ item: { id, broughtTo = '' } }: { item: DonationItem }) => {
  const send = useSend(chooseShop);
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  const shops = settings?.shops ?? [];
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'shop of an offer' },
    mutationFn: (shop: string) => send({ id, body: { shop: shop || null } }),
    onSettled: () =>
      Promise.all(
        [subjectOf(chooseShop), 'analytics' as const].map((subject) =>
          queryClient.invalidateQueries({ queryKey: allOf(subject) }),
        ),
      ),
  });
  const { shown, isWalking, change, on } = useWalkedChoice(isPending ? variables : broughtTo, mutate);
  return (
    <Field
      as="select"
      label="Brought to"
      value={shown}
      error={error ? sentenceOf(error, 'The shop could not be saved. Please try again.') : undefined}
      hint={isWalking ? 'Enter chooses, Esc goes back.' : shown && 'Analytics count it at this shop.'}
      {...on}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">Nobody has said</option>
      {shown !== '' && !shops.some(({ key }) => key === shown) && <option value={shown}>A former shop</option>}
      {shops.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Field>
  );
};
