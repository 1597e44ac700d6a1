import type { Shop } from '#contract/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldId } from '../forms/EditBox.tsx';

interface ShopPlaceFieldsProps {
  shop: Shop;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<Shop>): void;
}

const shown = (value: number) => (Number.isFinite(value) ? value : '');

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
      <Field
        id={fieldId('latitude')}
        label="Latitude"
        type="number"
        step="any"
        hint="Degrees north, for the pin on the map, such as 52.336."
        value={shown(shop.latitude)}
        error={errors.latitude}
        onChange={(event) => onChange({ latitude: event.target.valueAsNumber })}
      />
      <Field
        id={fieldId('longitude')}
        label="Longitude"
        type="number"
        step="any"
        hint="Degrees east, in Ireland below zero, such as -6.475."
        value={shown(shop.longitude)}
        error={errors.longitude}
        onChange={(event) => onChange({ longitude: event.target.valueAsNumber })}
      />
    </div>
  </>
);
