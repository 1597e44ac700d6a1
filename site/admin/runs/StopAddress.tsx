import { addressLines, type Whereabouts } from '#contract/donations/pickup-address.ts';

/** Where a stop is, with the Eircode set off for whoever types it. */
export const StopAddress = ({ stop }: { stop: Whereabouts }) => {
  const lines = addressLines(stop);
  const eircode = lines.at(-1) === stop.eircode ? lines.pop() : null;
  return (
    <>
      <p className="lines">{lines.join('\n') || 'No address was given: ring first.'}</p>
      {eircode && <b>{eircode}</b>}
    </>
  );
};
