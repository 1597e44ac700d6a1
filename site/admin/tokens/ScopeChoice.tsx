import { useId } from 'react';
import { type ApiScope, apiScopeHints, apiScopeLabels, apiScopes } from '#contract/api-tokens.ts';
import { FieldError } from '../../ui/FieldError.tsx';

interface ScopeChoiceProps {
  value: readonly ApiScope[];
  error: string | undefined;
  onChange(scopes: ApiScope[]): void;
}

/** What a token may do, each with what it opens. */
export const ScopeChoice = ({ value, error, onChange }: ScopeChoiceProps) => {
  const id = useId();
  const choose = (scope: ApiScope, chosen: boolean) =>
    onChange(apiScopes.filter((one) => (one === scope ? chosen : value.includes(one))));
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">What it may do</legend>
      <div>
        {apiScopes.map((scope) => (
          <label key={scope} className="check" htmlFor={`${id}-${scope}`}>
            <input
              type="checkbox"
              id={`${id}-${scope}`}
              checked={value.includes(scope)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(scope, event.target.checked)}
            />
            <span>
              <b>{apiScopeLabels[scope]}</b> <small className="hint">{apiScopeHints[scope]}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
};
