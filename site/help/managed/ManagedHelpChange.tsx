import { dublinDay } from '#contract/dublin.ts';
import type { ManagedHelp } from '#contract/help/help.ts';
import { help as words } from '#contract/words/help.ts';
import { managed } from '#contract/words/managed.ts';
import { site } from '#contract/words/site.ts';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { useRenderedAt, useSubmitted } from '../../routing/PageContext.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { asksFor } from '../help-values.ts';
import type { ManagedHelpState } from './useManagedHelp.ts';

type ManagedHelpChangeProps = { request: ManagedHelpState; help: ManagedHelp };

export const ManagedHelpChange = ({ request: { token, errors, busy, change }, help }: ManagedHelpChangeProps) => {
  const { values = {} } = useSubmitted() ?? {};
  const today = dublinDay(useRenderedAt());
  const asks = asksFor(help);
  const typed = (name: 'day' | 'time' | 'phone') => {
    const value = values[name];
    return typeof value === 'string' ? value : (help[name] ?? '');
  };
  const submit = (fields: FormData) => {
    if (busy) return;
    const read = (name: string) => String(fields.get(name) ?? '');
    change({ day: read('day'), time: read('time'), phone: read('phone') });
  };
  const hasErrors = Boolean(errors.day || errors.time || errors.phone);
  return (
    <ManagedForm kind="help" label={t(words.changeIt)} token={token} onSubmit={submit}>
      <details className="managed__another" open={hasErrors}>
        <T as="summary" className={buttonClass({ variant: 'line', small: true })} of={words.changeIt} />
        <div className="form__part mt-md">
          {help.state === 'arranged' && asks.day && <T as="p" className="hint" of={words.changeArranged} />}
          {asks.day && (
            <div className="cols">
              <Field
                id="managed-day"
                name="day"
                label={<T of={words.day} />}
                type="date"
                min={today}
                defaultValue={typed('day')}
                error={errors.day}
              />
              <Field
                id="managed-time"
                name="time"
                label={<T of={words.time} />}
                note={<T of={words.ifYouKnow} />}
                type="time"
                defaultValue={typed('time')}
                error={errors.time}
              />
            </div>
          )}
          <Field
            id="managed-phone"
            name="phone"
            label={<T of={site.phone} />}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={typed('phone')}
            error={errors.phone}
          />
          <div>
            <Button
              type="submit"
              name="do"
              value="change"
              variant="line"
              small
              busy={busy === 'change'}
              busyLabel={t(managed.saving)}
              of={words.saveChange}
            />
          </div>
        </div>
      </details>
    </ManagedForm>
  );
};
