import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import { Illustration } from './Illustration.tsx';
import type { IconName } from './icon-names.ts';
import type { IllustrationName } from './illustration-names.ts';
import { inSpan } from './in-span.tsx';

export type TileOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  art?: IllustrationName;
  icon?: IconName;
};

type RadioTilesProps<Value extends string> = {
  /** Also the id of the first tile, so that an error summary can link to it. */
  id: string;
  legend: ReactNode;
  note?: ReactNode;
  name: string;
  options: readonly TileOption<Value>[];
  value: Value | null | undefined | '';
  onChange: (value: Value) => void;
  error?: string | undefined;
  columns?: 2 | 3 | 4 | 5;
};

export const RadioTiles = <Value extends string>({
  id,
  legend,
  note,
  name,
  options,
  value,
  onChange,
  error,
  columns = 4,
}: RadioTilesProps<Value>) => (
  <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
    <legend className="label">
      {inSpan(legend)}
      {note && <span className="opt">{note}</span>}
    </legend>
    <div
      className={classNames(
        'tiles',
        columns === 3 && 'tiles--3',
        columns === 2 && 'tiles--2',
        columns === 5 && 'tiles--5',
      )}
      data-invalid={error ? '' : undefined}
    >
      {options.map((option, index) => (
        <label key={option.value} className={classNames('tile', option.art && 'tile--pic')}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.art && <Illustration name={option.art} />}
          <b>
            {option.icon && <Icon name={option.icon} />}
            {inSpan(option.label)}
          </b>
          {option.hint && <small>{option.hint}</small>}
        </label>
      ))}
    </div>
    <FieldError id={`${id}-error`} message={error} />
  </fieldset>
);
