import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { createAreaFinder } from '#contract/runs/find-area.ts';
import { readRunSettings } from '#contract/settings/calls.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { mapPlace, placeAt } from '../../../shops/map-place.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Illustration } from '../../../ui/Illustration.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { DegreesField } from '../../shell/forms/NumberField.tsx';

interface ShopPlaceFieldsProps {
  shop: Shop;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<Shop>): void;
}

type PlaceProps = Pick<ShopPlaceFieldsProps, 'shop' | 'onChange'>;

const UNKNOWN = 'No area has this Eircode or town. Press on the map, or write the degrees.';

const FindByEircode = ({ shop: { address, name }, onChange }: PlaceProps) => {
  const read = useSend(readRunSettings);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState('');
  const find = async () => {
    setBusy(true);
    try {
      const { areas } = await read({});
      const area = createAreaFinder(areas)({ address: `${address}, ${name}` });
      if (area) onChange({ latitude: area.latitude, longitude: area.longitude });
      setFound(
        area ? `This is the middle of ${area.name}. Press on the map where the shop is elsewhere in it.` : UNKNOWN,
      );
    } catch (error) {
      setFound(sentenceOf(error, 'The areas could not be read. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="line" icon="map-pin" busy={isBusy} onClick={() => void find()}>
        Find from the Eircode
      </Button>
      <p className="hint" role="status">
        {found}
      </p>
    </div>
  );
};

const STEP = 0.01;
const steps: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
};
const MIDDLE = placeAt(1 / 2, 1 / 2);
const NO_PIN = 'There is no pin yet. An arrow key puts one in the middle of the map.';
const pinAt = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `The pin is at latitude ${latitude}, longitude ${longitude}.`;

const PressMap = ({ shop, onChange }: PlaceProps) => {
  const isPlaced = !Number.isNaN(shop.latitude) && !Number.isNaN(shop.longitude);
  const { latitude, longitude } = isPlaced ? shop : MIDDLE;
  const { x, y } = mapPlace({ latitude, longitude });
  const [announcement, setAnnouncement] = useState('');
  const put = (place: { latitude: number; longitude: number }) => {
    onChange(place);
    setAnnouncement(pinAt(place));
  };
  const press = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A press of Enter has no place.
    if (detail === 0) return setAnnouncement(isPlaced ? pinAt({ latitude, longitude }) : NO_PIN);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put(placeAt((clientX - left) / width, (clientY - top) / height));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [north, east] = step;
    put({
      latitude: Number((latitude + north).toFixed(3)),
      longitude: Number((longitude + east).toFixed(3)),
    });
  };
  return (
    <div>
      <button
        type="button"
        className="pressmap"
        aria-label="Map: press where the shop is, or move it with the arrow keys"
        onClick={press}
        onKeyDown={move}
      >
        <Illustration name="map-south-east" />
        {isPlaced && <span className="pressmap__pin" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />}
      </button>
      <p className="hint" role="status">
        {announcement}
      </p>
    </div>
  );
};

export const ShopPlaceFields = ({ shop, errors, onChange }: ShopPlaceFieldsProps) => (
  <>
    <div className="cols">
      <Field
        id={fieldId('address')}
        label="Address"
        hint="With its Eircode, which finds it on the map."
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
      <div className="stack">
        <FindByEircode shop={shop} onChange={onChange} />
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
      <PressMap shop={shop} onChange={onChange} />
    </div>
  </>
);
