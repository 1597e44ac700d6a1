import type { Shop } from '#contract/settings/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldId } from '../forms/EditBox.tsx';
import { DegreesField } from '../forms/NumberField.tsx';

interface ShopPlaceFieldsProps {
  shop: Shop;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<Shop>): void;
}

/** Where a shop is: its address, and its place on the drawn map. */
export const ShopPlaceFields = ({ shop, errors, onChange }: ShopPlaceFieldsProps) => (
  <>
    <div className="cols">
      <Field
        id={fieldId('address')}
        label="Address"
        maxLength={300}
        value={shop.address}
        error={errors.address}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <Field
        id={fieldId('county')}
        label="County"
        maxLength={80}
        value={shop.county}
        error={errors.county}
        onChange={(event) => onChange({ county: event.target.value })}
      />
    </div>
    <div className="cols">
      <DegreesField
        name="latitude"
        label="Latitude"
        hint="Degrees north, for the pin on the map, such as 52.336."
        value={shop.latitude}
        error={errors.latitude}
        onChange={(latitude) => onChange({ latitude })}
      />
      <DegreesField
        name="longitude"
        label="Longitude"
        hint="Degrees east, in Ireland below zero, such as -6.475."
        value={shop.longitude}
        error={errors.longitude}
        onChange={(longitude) => onChange({ longitude })}
      />
    </div>
  </>
);
