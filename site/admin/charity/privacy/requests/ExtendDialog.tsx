import { useQueryClient } from '@tanstack/react-query';
import { addMonths, longDate } from '#contract/dublin.ts';
import { changeDataRequest, readDataRequest } from '#contract/privacy/calls.ts';
import { type DataRequest, EXTENSION_REASON_MAX, requestChange } from '#contract/privacy/data-requests.ts';
import { keyOf } from '../../../../client/calls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { CreationDialog } from '../../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../../shell/forms/useCreationForm.ts';

/** Extends by two months, once, with a reason that the person is told. */
export const ExtendDialog = ({ request, onClose }: { request: DataRequest; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const { form } = useCreationForm({
    draft: `data-request.${request.id}.extension`,
    start: { extensionReason: '' },
    schema: requestChange,
    call: changeDataRequest,
    inputOf: (body) => ({ id: request.id, body }),
    onCreated: (changed) => {
      queryClient.setQueryData(keyOf(readDataRequest, { id: request.id }), changed);
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <CreationDialog
      title="Take two months longer"
      form={form}
      submitLabel="Take longer"
      busyLabel="Noting"
      icon="calendar-clock"
      created={null}
      onClose={onClose}
    >
      <p>{`Allowed once, when it is a lot or hard to find. The last day is then ${longDate(addMonths(request.dueOn, 2))}. Please tell the person before ${longDate(request.dueOn)}.`}</p>
      <Field
        as="textarea"
        label="Why it takes longer"
        rows={4}
        maxLength={EXTENSION_REASON_MAX}
        value={values.extensionReason ?? ''}
        error={errors.extensionReason}
        onChange={(event) => change({ extensionReason: event.target.value })}
      />
    </CreationDialog>
  );
};
