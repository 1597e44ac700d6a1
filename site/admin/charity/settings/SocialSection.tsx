import type { Settings } from '#contract/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const SOCIAL_MAX = 10;

export const SocialSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('social', settings);
  const { social } = form.values;
  const put = (at: number, part: Partial<Settings['social'][number]>) =>
    form.change({ social: social.map((link, index) => (index === at ? { ...link, ...part } : link)) });
  return (
    <EditBox
      form={form}
      title="Social media"
      lead="Links in the footer of every page."
      savedText="Saved. The footer shows the links now."
    >
      {social.length === 0 && <p className="hint">There is no link yet. Without one, the footer shows none.</p>}
      {social.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <fieldset className="editrow" key={at}>
          <legend className="sr">{`Link ${at + 1}`}</legend>
          <Field
            id={fieldId(`social.${at}.name`)}
            label="Name"
            placeholder="Facebook"
            maxLength={40}
            value={link.name}
            error={form.errors[`social.${at}.name`]}
            onChange={(event) => put(at, { name: event.target.value })}
          />
          <Field
            id={fieldId(`social.${at}.url`)}
            label="Address"
            type="url"
            placeholder="https://"
            value={link.url}
            error={form.errors[`social.${at}.url`]}
            onChange={(event) => put(at, { url: event.target.value })}
          />
          <RemoveRow
            label={`Remove ${link.name || `link ${at + 1}`}`}
            onRemove={() => form.change({ social: social.filter((_, index) => index !== at) })}
          />
        </fieldset>
      ))}
      {social.length < SOCIAL_MAX && (
        <div>
          <Button
            variant="line"
            icon="plus"
            onClick={() => form.change({ social: [...social, { name: '', url: '' }] })}
          >
            Add a link
          </Button>
        </div>
      )}
    </EditBox>
  );
};
