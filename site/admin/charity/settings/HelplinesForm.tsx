import { useMutation } from '@tanstack/react-query';
import { dateAndTime } from '#contract/dublin.ts';
import { readHelplines, saveHelplines } from '#contract/settings/calls.ts';
import {
  EMERGENCY,
  HELPLINES_CHECK_DAYS,
  HELPLINES_MAX,
  type Helpline,
  type HelplineSettings,
  type HelplinesUpdate,
  helplinesUpdate,
} from '#contract/testimonials/helplines.ts';
import { useSend } from '../../../client/calls.ts';
import { helplinesQuery } from '../../../client/helplines.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { usePartForm, usePartSaving } from '../../shell/forms/usePartForm.ts';
import { Loaded } from '../../shell/list/Loaded.tsx';
import { useNow } from '../../useNow.ts';

const CHECK_FAILED = 'This could not be saved. Please try again.';
const DAY = 24 * 60 * 60_000;

/** Saves the lines as checked now. */
const useLines = () => {
  const send = useSend(saveHelplines);
  return {
    read: readHelplines,
    input: {},
    partOf: ({ lines }: HelplineSettings) => ({ lines }),
    save: (body: HelplinesUpdate) => send({ body }),
  };
};

const LastCheck = ({
  settings: { lines, checkedAt, checkedBy },
  editing,
}: {
  settings: HelplineSettings;
  editing: boolean;
}) => {
  const now = useNow();
  const say = useAlert();
  const save = usePartSaving(useLines());
  const { mutate, isPending } = useMutation({
    mutationFn: () => save({ lines }, { lines }),
    onError: () => say(CHECK_FAILED),
  });
  const isDue = checkedAt === null || now.getTime() - Date.parse(checkedAt) > HELPLINES_CHECK_DAYS * DAY;
  return (
    <Notice tone={isDue ? 'wait' : 'ok'}>
      <p>{`${
        checkedAt
          ? `Last checked by ${checkedBy} on ${dateAndTime(checkedAt)}.`
          : 'Nobody has checked these numbers yet.'
      }${isDue ? ' Please ring each of them once.' : ''}`}</p>
      {!editing && (
        <p>
          <Button variant="line" small icon="badge-check" busy={isPending} busyLabel="Saving" onClick={() => mutate()}>
            I have checked these numbers
          </Button>
        </p>
      )}
    </Notice>
  );
};

const Lines = ({ settings }: { settings: HelplineSettings }) => {
  const form = usePartForm({ ...useLines(), all: settings, draft: 'settings.helplines', schema: helplinesUpdate });
  const { lines } = form.values;
  const set = (at: number, part: Partial<Helpline>) =>
    form.change({ lines: lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });
  return (
    <EditBox
      form={form}
      title="Helplines"
      lead={`Shown at once to somebody whose words speak of despair, and to you beside such a testimonial. ${EMERGENCY.number} always stands first. Say who answers, when, and whether it is free.`}
      savedText="Saved. These helplines are shown from now on."
    >
      <LastCheck settings={settings} editing={form.dirty} />
      {lines.map(({ name, number, text = '' }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow editrow--helpline" key={at}>
          <Field
            id={fieldId(`lines.${at}.name`)}
            label={`Helpline ${at + 1}`}
            maxLength={60}
            value={name}
            error={form.errors[`lines.${at}.name`]}
            onChange={(event) => set(at, { name: event.target.value })}
          />
          <Field
            id={fieldId(`lines.${at}.number`)}
            label="Number"
            inputMode="tel"
            value={number}
            error={form.errors[`lines.${at}.number`]}
            onChange={(event) => set(at, { number: event.target.value })}
          />
          <Field
            id={fieldId(`lines.${at}.text`)}
            label="Word to text"
            maxLength={20}
            value={text}
            error={form.errors[`lines.${at}.text`]}
            onChange={(event) => set(at, { text: event.target.value })}
          />
          <RemoveRow
            label={`Remove helpline ${at + 1}`}
            onRemove={() => form.change({ lines: lines.filter((_, index) => index !== at) })}
          />
        </div>
      ))}
      {lines.length < HELPLINES_MAX && (
        <div>
          <Button
            variant="line"
            icon="plus"
            onClick={() => form.change({ lines: [...lines, { name: '', number: '' }] })}
          >
            Add a helpline
          </Button>
        </div>
      )}
    </EditBox>
  );
};

export const HelplinesForm = () => (
  <Loaded query={helplinesQuery(usePlatform())} what="the helplines">
    {(settings) => <Lines settings={settings} />}
  </Loaded>
);
