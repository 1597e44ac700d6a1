import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Shop, shop as schema } from '#contract/settings/settings.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { SETTINGS_KEY, saveShop } from '../../client/settings.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ArrowLeft } from '../../ui/icons/ArrowLeft.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { ClosuresFields } from './ClosuresFields.tsx';
import { HolidaysFields } from './HolidaysFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ShopPlaceFields } from './ShopPlaceFields.tsx';
import { ShopStatusLine } from './ShopStatusLine.tsx';
import { sectionHref } from './setting-sections.ts';

/** The server names a shop's fields within all settings. */
const pathOf = (path: string) => path.replace(/^shops\.\d+\./, '');

const useShopForm = (shop: Shop) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useEditForm({
    draft: `settings.shop.${shop.key}`,
    start: shop,
    schema,
    pathOf,
    save: async (values, base) => {
      const saved = await saveShop(platform, values, base);
      queryClient.setQueryData(SETTINGS_KEY, saved);
      return saved.shops.find(({ key }) => key === shop.key) ?? values;
    },
  });
};

const back = (
  <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('shops')}>
    <Icon of={ArrowLeft} />
    All shops
  </Link>
);

/** One shop: how to reach it, its hours, the days on which it is closed, and the holidays on which it is open. */
export const ShopForm = ({ shop }: { shop: Shop }) => {
  const form = useShopForm(shop);
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
