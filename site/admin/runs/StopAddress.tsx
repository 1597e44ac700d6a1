import { addressLines, eircodeOf, type Whereabouts } from '#contract/donations/pickup-address.ts';
import { eircodeForm } from '#contract/personal-data/eircode.ts';

/** The lines of an address without its Eircode, and that by itself: it is what a driver types. */
export const addressAndEircode = (stop: Whereabouts): { lines: string[]; eircode: string | null } => {
  const eircode = eircodeOf(stop);
  const code = eircode && eircodeForm(eircode);
  const without = (line: string) =>
    line
      .split(',')
      .filter((part) => code === null || eircodeForm(part) !== code)
      .join(',');
  return { lines: addressLines(stop).map(without).filter(Boolean), eircode };
};

/** Where a stop is, with the Eircode set off for whoever types it. */
export const StopAddress = ({ stop }: { stop: Whereabouts }) => {
  const { lines, eircode } = addressAndEircode(stop);
  return (
    <>
      <p className="lines">{lines.join('\n') || (eircode ? '' : 'No address was given: ring first.')}</p>
      {eircode && <b className="eircode">{eircode}</b>}
    </>
  );
};
