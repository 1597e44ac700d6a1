import { defaultFigures } from '#contract/settings/default-figures.ts';
import { FIGURE_MAX, type Figures } from '#contract/settings/figures.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const fields = [
  { key: 'years', label: 'Years of service', hint: 'Such as 50+. The timeline ends with it, too.' },
  { key: 'raised', label: 'Raised', hint: 'Such as €100k+.' },
  { key: 'families', label: 'Families helped', hint: 'Such as 1000s.' },
] as const;

export const FiguresForm = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('figures', { ...settings, figures: settings.figures ?? defaultFigures });
  const figures = form.values.figures ?? defaultFigures;
  const change = (part: Partial<Figures>) => form.change({ figures: { ...figures, ...part } });
  return (
    <EditBox
      form={form}
      title="Figures"
      lead="What you say about yourselves on the home page and under About us. Every language shows them as they stand here."
      savedText="Saved. The website shows it now."
    >
      <div className="cols">
        {fields.map(({ key, ...field }) => (
          <Field
            key={key}
            {...field}
            id={fieldId(`figures.${key}`)}
            maxLength={FIGURE_MAX}
            value={figures[key]}
            error={form.errors[`figures.${key}`]}
            onChange={({ target }) => change({ [key]: target.value })}
          />
        ))}
      </div>
      {!settings.figures && !form.dirty && (
        <div>
          <p className="hint">These figures came with the portal. Keep them only if they are true.</p>
          <Button variant="line" icon="check" type="submit" busy={form.busy} busyLabel="Saving">
            They are true
          </Button>
        </div>
      )}
    </EditBox>
  );
};
