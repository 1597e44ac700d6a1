import { useQuery } from '@tanstack/react-query';
import { saveRetention } from '#contract/privacy/calls.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { type Retention, retention } from '#contract/privacy/retention.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { EditBox } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';

const fields: readonly { name: keyof Retention; label: string; hint: string }[] = [
  { name: 'rejectedTestimonials', label: 'Rejected testimonials', hint: 'Months after the decision.' },
  {
    name: 'closedDonations',
    label: 'Collected and rejected donations',
    hint: 'Months after they were collected or rejected.',
  },
  { name: 'messages', label: 'Answered messages', hint: 'Months after they were answered.' },
  { name: 'audit', label: 'Entries of the audit log', hint: 'Months after what they tell of was done.' },
];

const RetentionForm = ({ periods }: { periods: Retention }) => {
  const send = useSend(saveRetention);
  const form = usePartForm({
    all: periods,
    draft: null,
    schema: retention,
    read: readRetention,
    input: {},
    partOf: (all) => all,
    save: (body) => send({ body }),
  });
  return (
    <EditBox
      form={form}
      title="How long things are kept"
      lead="What is older is deleted by itself, once a day. The privacy page of the website says so, too."
      savedText="Saved. What is too old now is deleted within a day."
    >
      {fields.map(({ name, label, hint }) => (
        <WholeNumberField
          key={name}
          name={name}
          label={label}
          hint={hint}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
      <p className="hint">
        Published testimonials and everything that waits stay until they are withdrawn, deleted or decided. Sign-in
        sessions end after 12 hours and are deleted within a day.
      </p>
    </EditBox>
  );
};

export const RetentionSection = () => {
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), readRetention, {}),
    staleTime: 5 * 60_000,
  });
  if (data) return <RetentionForm periods={data} />;
  return isError ? (
    <NotReachable onRefresh={refetch}>The periods could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the periods" />
  );
};
