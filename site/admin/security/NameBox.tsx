import { ownName } from '#contract/people/people.ts';
import { changeName } from '../../client/auth.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Field } from '../../ui/Field.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { useEditForm } from '../forms/useEditForm.ts';

export const NameBox = () => {
  const platform = usePlatform();
  const name = useUser()?.name ?? '';
  const form = useEditForm({
    draft: null,
    start: { name },
    schema: ownName,
    save: async (values) => {
      await changeName(platform, values);
      return values;
    },
  });
  return (
    <EditBox
      form={form}
      title="Your name"
      lead="Colleagues see it, and visitors read it beside your posts."
      savedText="Saved. It stands everywhere from now on, also beside what you did before."
    >
      <Field
        id={fieldId('name')}
        label="Name"
        autoComplete="name"
        maxLength={100}
        value={form.values.name}
        error={form.errors.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
    </EditBox>
  );
};
