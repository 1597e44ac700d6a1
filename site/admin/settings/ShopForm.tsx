import { Link } from 'react-router-dom';
import { saveSettings } from '#contract/settings/calls.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { type Settings, type Shop, shop as schema } from '#contract/settings/settings.ts';
import { useSend } from '../../client/calls.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { usePartForm } from '../forms/usePartForm.ts';
import { ClosuresFields } from './ClosuresFields.tsx';
import { HolidaysFields } from './HolidaysFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ShopPlaceFields } from './ShopPlaceFields.tsx';
import { ShopStatusLine } from './ShopStatusLine.tsx';
import { sectionHref } from './setting-sections.ts';

/** The server names a shop's fields within all settings. */
const pathOf = (path: string) => path.replace(/^shops\.\d+\./, '');

const useShopForm = (settings: Settings, start: Shop) => {
  const send = useSend(saveSettings);
  return usePartForm<typeof readSettings, Shop>({
    all: settings,
    draft: `settings.shop.${start.key}`,
    schema,
    pathOf,
    read: readSettings,
    input: {},
    partOf: ({ shops }) => shops.find(({ key }) => key === start.key) ?? start,
    save: (shop, newest) => {
      const shops = newest.shops.map((other) => (other.key === shop.key ? shop : other));
      return send({ body: { ...newest, shops } });
    },
  });
};

const back = (
  <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('shops')}>
    <Icon name="arrow-left" />
    All shops
  </Link>
);

/** One shop: how to reach it, its hours, the days on which it is closed, and the holidays on which it is open. */
export const ShopForm = ({ settings, shop }: { settings: Settings; shop: Shop }) => {
  const form = useShopForm(settings, shop);
  const { values, errors } = form;
  return (
    <EditBox form={form} title={shop.name} action={back} savedText="Saved. The website shows it now.">
      <ShopStatusLine shop={values} />
      <div className="cols">
        <Field
          id={fieldId('name')}
          label="Name"
          maxLength={80}
          value={values.name}
          error={errors.name}
          onChange={(event) => form.change({ name: event.target.value })}
        />
        <Field
          id={fieldId('phone')}
          label="Phone"
          type="tel"
          maxLength={40}
          value={values.phone}
          error={errors.phone}
          onChange={(event) => form.change({ phone: event.target.value })}
        />
      </div>
      <ShopPlaceFields shop={values} errors={errors} onChange={form.change} />
      <HoursFields hours={values.hours} errors={errors} onChange={(hours) => form.change({ hours })} />
      <ClosuresFields closures={values.closures} errors={errors} onChange={(closures) => form.change({ closures })} />
      <HolidaysFields shop={values} errors={errors} onChange={(holidayHours) => form.change({ holidayHours })} />
    </EditBox>
  );
};
