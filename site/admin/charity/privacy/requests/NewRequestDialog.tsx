import { useNavigate } from 'react-router-dom';
import { dublinDay } from '#contract/dublin.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { openDataRequest } from '#contract/privacy/calls.ts';
import { requestKindKeys, requestKinds, requestWayKeys, requestWays } from '#contract/privacy/data-request-words.ts';
import { type NewDataRequest, newDataRequest } from '#contract/privacy/data-requests.ts';
import { Field } from '../../../../ui/Field.tsx';
import { CreationDialog } from '../../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../../shell/forms/useCreationForm.ts';
import type { EditForm } from '../../../shell/forms/useEditForm.ts';

const Choice = <Key extends 'kind' | 'via'>(props: {
  label: string;
  name: Key;
  options: readonly (readonly [NewDataRequest[Key], string])[];
  form: EditForm<NewDataRequest>;
}) => {
  const { label, name, options, form } = props;
  return (
    <Field
      as="select"
      label={label}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(event) => {
        const chosen = options.find(([value]) => value === event.target.value);
        if (chosen) form.change({ [name]: chosen[0] });
      }}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Field>
  );
};

const fields = [
  { name: 'name', label: 'Who asks', type: 'text', max: 100, note: '' },
  { name: 'email', label: 'Email', type: 'email', max: EMAIL_MAX, note: 'Optional' },
  { name: 'phone', label: 'Phone', type: 'tel', max: 40, note: 'Optional' },
  { name: 'address', label: 'Postal address', type: 'text', max: 300, note: 'Optional' },
] as const;

const empty = (): NewDataRequest => ({
  kind: 'access',
  via: 'email',
  name: '',
  email: '',
  phone: '',
  address: '',
  receivedOn: dublinDay(new Date()),
  acknowledge: false,
});

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const NewRequestDialog = ({ of, onClose }: { of?: Partial<NewDataRequest>; onClose: () => void }) => {
  const navigate = useNavigate();
  const { form } = useCreationForm({
    draft: of ? null : 'data-request.new',
    start: { ...empty(), ...of },
    schema: newDataRequest,
    call: openDataRequest,
    inputOf: (request) => ({ body: { ...request, acknowledge: request.acknowledge && request.email !== '' } }),
    onCreated: ({ id }) => navigate(`/admin/privacy/requests/${encodeURIComponent(id)}`),
  });
  const { values, errors, change } = form;
  return (
    <CreationDialog
      title="New request"
      form={form}
      submitLabel="Write it down"
      busyLabel="Writing"
      icon="check"
      created={null}
      onClose={onClose}
    >
      <Choice
        label="What they ask for"
        name="kind"
        options={requestKindKeys.map((kind) => [kind, requestKinds[kind].label])}
        form={form}
      />
      <Choice
        label="How they asked"
        name="via"
        options={requestWayKeys.map((way) => [way, capital(requestWays[way])])}
        form={form}
      />
      <Field
        label="Which day it came"
        type="date"
        short
        hint="The month begins on this day."
        max={dublinDay(new Date())}
        value={values.receivedOn}
        error={errors.receivedOn}
        onChange={(event) => change({ receivedOn: event.target.value })}
      />
      {fields.map(({ name, label, type, max, note }) => (
        <Field
          key={name}
          label={label}
          note={note}
          type={type}
          maxLength={max}
          autoComplete="off"
          value={values[name]}
          error={errors[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {values.email && (
        <label className="check">
          <input
            type="checkbox"
            checked={values.acknowledge}
            onChange={(event) => change({ acknowledge: event.target.checked })}
          />
          <span>Tell them by mail that it has come</span>
        </label>
      )}
    </CreationDialog>
  );
};
