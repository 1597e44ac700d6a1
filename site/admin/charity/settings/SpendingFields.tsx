import { type Governance, SPENDING_MAX } from '#contract/settings/governance.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type Spending = NonNullable<Governance['spending']>;
type Part = Spending['parts'][number];

interface SpendingFieldsProps {
  /** Null if nothing is said about it. */
  spending: Spending | null;
  errors: Readonly<Record<string, string>>;
  onChange: (spending: Spending | null) => void;
}

export const SpendingFields = ({ spending, errors, onChange }: SpendingFieldsProps) => {
  const { year, parts } = spending ?? { year: Number.NaN, parts: [] };
  const set = (next: Part[]) => onChange(next.length === 0 ? null : { year, parts: next });
  const put = (at: number, part: Partial<Part>) =>
    set(parts.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const errorOf = (path: string) => errors[`governance.spending.${path}`];
  return (
    <fieldset className="stack stack--close">
      <legend className="label">Where €100 went</legend>
      {spending && (
        <WholeNumberField
          name="governance.spending.year"
          label="In the year"
          hint=""
          value={year}
          error={errorOf('year')}
          onChange={(next) => onChange({ ...spending, year: next })}
        />
      )}
      {parts.map(({ what, euros }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow" key={at}>
          <Field
            id={fieldId(`governance.spending.parts.${at}.what`)}
            label="Spent on"
            maxLength={80}
            value={what}
            error={errorOf(`parts.${at}.what`)}
            onChange={({ target }) => put(at, { what: target.value })}
          />
          <WholeNumberField
            name={`governance.spending.parts.${at}.euros`}
            label="Euros of 100"
            hint=""
            value={euros}
            error={errorOf(`parts.${at}.euros`)}
            onChange={(next) => put(at, { euros: next })}
          />
          <RemoveRow
            label={`Remove ${what || `part ${at + 1}`}`}
            onRemove={() => set(parts.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <FieldError id={`${fieldId('governance.spending.parts')}-error`} message={errorOf('parts')} />
      {parts.length < SPENDING_MAX && (
        <div>
          <Button
            id={fieldId(spending ? 'governance.spending.parts' : 'governance.spending')}
            variant="line"
            icon="plus"
            onClick={() => set([...parts, { what: '', euros: Number.NaN }])}
          >
            Add what money was spent on
          </Button>
        </div>
      )}
    </fieldset>
  );
};
