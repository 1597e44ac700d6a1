import { Link } from 'react-router-dom';
import { type DonationCategory, donationCategories } from '#contract/donations/donations.ts';
import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { ITEMS_MAX, itemsIn, type KnownItem, type WhatWeTake, whatWeTake } from '#contract/donations/what-we-take.ts';
import { saveWhatWeTake } from '#contract/settings/calls.ts';
import { useSend } from '../../../client/calls.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { KnownItemFields } from './KnownItemFields.tsx';
import { sectionHref } from './setting-sections.ts';

const back = (
  <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('items')}>
    <Icon name="arrow-left" />
    All categories
  </Link>
);

const useWhatWeTakeForm = (category: DonationCategory, all: WhatWeTake) => {
  const send = useSend(saveWhatWeTake);
  return usePartForm<typeof readWhatWeTake, { items: KnownItem[] }>({
    all,
    draft: `settings.taken.${category}`,
    schema: whatWeTake,
    read: readWhatWeTake,
    input: {},
    partOf: ({ items }) => ({ items: itemsIn(category, items) }),
    save: ({ items: edited }, { items, revision }) => {
      const others = items.filter((item) => item.category !== category);
      return send({ body: { items: [...others, ...edited], revision } });
    },
  });
};

export const WhatWeTakeForm = ({ category, all }: { category: DonationCategory; all: WhatWeTake }) => {
  const form = useWhatWeTakeForm(category, all);
  const { items } = form.values;
  const set = (next: KnownItem[]) => form.change({ items: next });
  const add = (isTaken: boolean) => set([...items, { category, isTaken, name: '', why: '', instead: '', words: '' }]);
  return (
    <EditBox
      form={form}
      title={donationCategories[category]}
      lead="In the order in which visitors read it. What is not taken needs a reason and another place to go, where there is one."
      action={back}
      savedText="Saved. The website shows it now."
    >
      {items.length === 0 && <p className="hint">Nothing is written yet: visitors are told to ask first.</p>}
      {items.map((item, at) => (
        <KnownItemFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
          key={at}
          at={at}
          item={item}
          errors={form.errors}
          onChange={(part) => set(items.map((other, index) => (index === at ? { ...other, ...part } : other)))}
          onRemove={() => set(items.filter((_, index) => index !== at))}
        />
      ))}
      <FieldError id={`${fieldId('items')}-error`} message={form.errors.items} />
      {items.length < ITEMS_MAX && (
        <div className="row">
          <Button variant="line" icon="plus" onClick={() => add(true)}>
            Add what we take
          </Button>
          <Button variant="line" icon="plus" onClick={() => add(false)}>
            Add what we cannot take
          </Button>
        </div>
      )}
    </EditBox>
  );
};
