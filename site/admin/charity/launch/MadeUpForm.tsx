import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { readLaunch } from '#contract/launch/calls.ts';
import type { Invented } from '#contract/launch/launch.ts';
import { readRunSettings, saveRunSettings, saveSettings } from '#contract/settings/calls.ts';
import { defaultFigures } from '#contract/settings/default-figures.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { inventedHref, inventedLabel } from './launch-words.ts';
import { fromList } from './WayBack.tsx';

const madeUpPart = z.object({
  /** New values by their path in the settings. */
  values: z.record(z.string(), z.string()),
  areTrue: z.boolean(),
});
type MadeUpPart = z.infer<typeof madeUpPart>;

type Part = Record<string, unknown>;
const isFigure = (field: string): boolean => field.startsWith('figures.');

/** Follows a path such as `shops.2.phone`. */
const follow = (all: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Part | undefined)?.[name], all);

const valueIn = (settings: Settings, field: string): string =>
  String(follow({ ...settings, figures: settings.figures ?? defaultFigures }, field.split('.')) ?? '');

/** Puts the typed values over those still made up; figures only if they are said to be true. */
const withTyped = (settings: Settings, { values, areTrue }: MadeUpPart, invented: readonly Invented[]): Settings => {
  const sayFigures = areTrue && settings.figures === undefined;
  const after: Settings = structuredClone({ ...settings, ...(sayFigures && { figures: defaultFigures }) });
  for (const { field, value } of invented) {
    const path = field.split('.');
    const place = follow(after, path.slice(0, -1)) as Part | undefined;
    const mayWrite = valueIn(settings, field) === value && (sayFigures || !isFigure(field));
    if (place && mayWrite) place[path.at(-1) ?? ''] = values[field] ?? value;
  }
  return after;
};

const useMadeUpForm = (settings: Settings, invented: readonly Invented[]) => {
  const send = useSend(saveSettings);
  const queryClient = useQueryClient();
  return usePartForm<typeof readSettings, MadeUpPart>({
    all: settings,
    draft: 'launch.made-up',
    schema: madeUpPart,
    read: readSettings,
    input: {},
    partOf: (all) => ({
      values: Object.fromEntries(invented.map(({ field }) => [field, valueIn(all, field)])),
      areTrue: all.figures !== undefined,
    }),
    save: async (part, newest) => {
      const saved = await send({ body: withTyped(newest, part, invented) });
      await queryClient.invalidateQueries({ queryKey: keyOf(readLaunch) });
      return saved;
    },
  });
};

const byPages = (invented: readonly Invented[]): [pages: string, fields: string[]][] => {
  const found = new Map<string, string[]>();
  for (const { field, pages } of invented) {
    const on = pages ? `On ${pages.join(', ')}` : 'On every page';
    found.set(on, [...(found.get(on) ?? []), field]);
  }
  return [...found];
};

const MadeUpVans = ({ vans }: { vans: readonly Invented[] }) => {
  const read = useSend(readRunSettings);
  const save = useSend(saveRunSettings);
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const keep = useMutation({
    mutationFn: async () => save({ body: await read({}) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(keyOf(readRunSettings, {}), saved);
      await queryClient.invalidateQueries({ queryKey: keyOf(readLaunch) });
    },
  });
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>{vans.map(({ value }) => value).join(', ')}</h2>
          <p>Donors read the name when a day is agreed.</p>
        </div>
      </div>
      <div className="box__body">
        <div className="row row--tight">
          <Button variant="line" icon="check" busy={keep.isPending} busyLabel="Saving" onClick={() => keep.mutate()}>
            These are our vans
          </Button>
          <Link to={inventedHref('vans.0.name', [])} state={fromList(pathname)}>
            Change them
          </Link>
        </div>
        <FieldError
          id="made-up-vans-error"
          message={keep.error ? sentenceOf(keep.error, 'This could not be saved. Please try again.') : ''}
        />
      </div>
    </section>
  );
};

const MadeUpFields = ({ invented, settings }: { invented: readonly Invented[]; settings: Settings }) => {
  const form = useMadeUpForm(settings, invented);
  const { values, areTrue } = form.values;
  const figures = Object.fromEntries(
    invented.filter(({ field }) => isFigure(field)).map(({ field, value }) => [field, value]),
  );
  return (
    <EditBox
      form={form}
      title="Made up, and on the website now"
      lead="Write yours over them. What you leave stays as it is."
      savedText="Saved. The website shows it now."
    >
      {byPages(invented).map(([pages, fields]) => (
        <fieldset key={pages} className="stack stack--close madeup">
          <legend className="hint">{pages}</legend>
          {fields.map((field) => (
            <Field
              key={field}
              id={fieldId(field)}
              label={inventedLabel(field, settings.shops)}
              type={/email/i.test(field) ? 'email' : field.endsWith('phone') ? 'tel' : 'text'}
              value={values[field] ?? ''}
              error={form.errors[field]}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) =>
                form.change({ values: { ...values, [field]: target.value }, areTrue: areTrue || isFigure(field) })
              }
            />
          ))}
        </fieldset>
      ))}
      {invented.some(({ field }) => isFigure(field)) && (
        <label className="check">
          <input
            type="checkbox"
            checked={areTrue}
            onChange={({ target: { checked } }) =>
              form.change({ areTrue: checked, ...(!checked && { values: { ...values, ...figures } }) })
            }
          />
          <span>The figures are true</span>
        </label>
      )}
    </EditBox>
  );
};

export const MadeUpForm = ({ invented, settings }: { invented: readonly Invented[]; settings: Settings }) => {
  const vans = invented.filter(({ key }) => key === 'vans');
  const others = invented.filter(({ key }) => key !== 'vans');
  return (
    <>
      {others.length > 0 && <MadeUpFields invented={others} settings={settings} />}
      {vans.length > 0 && <MadeUpVans vans={vans} />}
    </>
  );
};
