import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  idleChoices,
  type SecondFactorRule,
  type SecuritySettings,
  secondFactorRules,
  securitySettings,
} from '#contract/auth/security-settings.ts';
import { readSecuritySettings, saveSecuritySettings } from '#contract/settings/calls.ts';
import { keyOf, queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox } from '../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';

const labels: Record<SecondFactorRule, string> = {
  nobody: 'Nobody has to; everybody may',
  administrators: 'Administrators',
  everybody: 'Everybody',
};
const ruleOf = (value: string): SecondFactorRule => secondFactorRules.find((rule) => rule === value) ?? 'nobody';

const idleOf = (value: string) => idleChoices.find((minutes) => String(minutes) === value) ?? null;

const Form = ({ settings }: { settings: SecuritySettings }) => {
  const send = useSend(saveSecuritySettings);
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: null,
    start: settings,
    schema: securitySettings,
    save: async (body) => {
      const saved = await send({ body });
      queryClient.setQueryData(keyOf(readSecuritySettings, {}), saved);
      return saved;
    },
  });
  return (
    <EditBox
      form={form}
      title="Signing in"
      lead="A code of an authenticator app after the password keeps out whoever learns the password."
      savedText="Saved. It counts from everybody’s next sign-in."
    >
      <Field
        as="select"
        label="Who has to use one"
        hint="Whoever has none is led through setting it up at the next sign-in, and can do nothing else before."
        value={form.values.secondFactor}
        error={form.errors.secondFactor}
        onChange={(event) => form.change({ secondFactor: ruleOf(event.target.value) })}
      >
        {secondFactorRules.map((rule) => (
          <option key={rule} value={rule}>
            {labels[rule]}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label="A session that nobody uses ends after"
        hint="Whoever comes back signs in over the same screen; nothing that was typed is lost."
        value={String(form.values.idleMinutes)}
        error={form.errors.idleMinutes}
        onChange={(event) => form.change({ idleMinutes: idleOf(event.target.value) })}
      >
        <option value="null">12 hours, used or not</option>
        {idleChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`}
          </option>
        ))}
      </Field>
    </EditBox>
  );
};

export const SecondFactorForm = () => {
  const { data } = useQuery(queryOf(usePlatform(), readSecuritySettings, {}));
  return data ? <Form settings={data} /> : null;
};
