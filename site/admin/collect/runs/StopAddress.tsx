import { addressLines, eircodeOf, type Whereabouts } from '#contract/donations/pickup-address.ts';
import { eircodeForm, withoutEircode } from '#contract/personal-data/eircode.ts';

/** Separates the Eircode from the address, as a driver types it by itself. */
export const addressAndEircode = (stop: Whereabouts): { lines: string[]; eircode: string | null } => {
  const eircode = eircodeOf(stop);
  const code = eircode && eircodeForm(eircode);
  const without = (line: string) =>
    code === null
      ? line
      : line
          .split(',')
          .map((part) => (eircodeForm(part) === code ? '' : withoutEircode(part, code).replace(/\s+/g, ' ').trim()))
          .filter(Boolean)
          .join(', ');
  return { lines: addressLines(stop).map(without).filter(Boolean), eircode };
};

export const StopAddress = ({ stop }: { stop: Whereabouts }) => {
  const { lines, eircode } = addressAndEircode(stop);
  const text = lines.join('\n') || (eircode ? '' : 'No address was given: ring first.');
  return (
    <>
      {text && <p className="lines">{text}</p>}
      {eircode && <b className="eircode">{eircode}</b>}
    </>
  );
};
