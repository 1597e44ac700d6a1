import { offer } from '#contract/words/offer.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { HoursLine } from '../shops/HoursLine.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { controlId } from './donation-values.ts';
import { PickupFields } from './PickupFields.tsx';
import type { StepProps } from './step-props.ts';

const ways = [
  { value: 'true', label: <T of={offer.wayPickup} />, hint: <T of={offer.wayPickupHint} />, icon: 'truck' },
  { value: 'false', label: <T of={offer.wayDropOff} />, hint: <T of={offer.wayDropOffHint} />, icon: 'store' },
] as const;

const DropOff = () => {
  const { shops } = useSettings();
  return (
    <Notice icon="map-pin" title={<T of={offer.whereToDropOff} />} announce="none">
      <ul>
        {shops.map((shop) => (
          <li key={shop.key}>
            <strong>{`${shop.name}:`}</strong>{' '}
            <span>{`${shop.address === shop.name ? '' : `${shop.address}, `}${shop.county}.`}</span>{' '}
            <HoursLine hours={shop.hours} end="." />
          </li>
        ))}
      </ul>
    </Notice>
  );
};

export const PickupStep = (props: StepProps) => {
  const { values, errors, edit, hydrated } = props;
  return (
    <>
      <RadioTiles
        id={controlId('pickupRequired')}
        legend={<T of={offer.wayTitle} />}
        name="pickupRequired"
        columns={2}
        options={ways}
        value={ways.find((way) => way.value === values.pickupRequired)?.value}
        onChange={(value) => edit('pickupRequired', value)}
        error={errors.pickupRequired}
      />
      {(!hydrated || values.pickupRequired === 'true') && <PickupFields {...props} />}
      {(!hydrated || values.pickupRequired !== 'true') && <DropOff />}
    </>
  );
};
