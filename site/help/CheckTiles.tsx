import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';

type CheckTilesProps<Value extends string> = {
  /** Also the id of the first tile, so that an error summary can link to it. */
  id: string;
  legend: Message;
  note?: Message;
  name: string;
  options: readonly { value: Value; label: Message; hint?: Message | undefined }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

export const CheckTiles = <Value extends string>(props: CheckTilesProps<Value>) => {
  const { id, legend, note, name, options, chosen, onChange } = props;
  return (
    <fieldset className="field">
      <legend className="label">
        <T of={legend} />
        {note && <T className="opt" of={note} />}
      </legend>
      <div className="tiles tiles--2">
        {options.map(({ value, label, hint }, index) => (
          <label key={value} className="tile">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <T as="b" of={label} />
            {hint && <T as="small" of={hint} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
