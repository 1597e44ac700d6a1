import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { saveSettings } from '#contract/settings/calls.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { type Settings, type Shop, shop as schema, shopKeyFor } from '#contract/settings/settings.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { ChangedMeanwhile, saveOverNewest } from '../../../client/changed-meanwhile.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import type { EditForm } from '../../shell/forms/useEditForm.ts';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { ClosuresFields } from './ClosuresFields.tsx';
import { HolidaysFields } from './HolidaysFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ShopPlaceFields } from './ShopPlaceFields.tsx';
import { ShopStatusLine } from './ShopStatusLine.tsx';
import { NEW_SHOP, sectionHref } from './setting-sections.ts';

/** The server names a shop's fields within all settings. */
const pathOf = (path: string) => path.replace(/^shops\.\d+\./, '');

const back = (
  <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('shops')}>
    <Icon name="arrow-left" />
    All shops
  </Link>
);

type FieldsProps = { form: EditForm<Shop>; title: string; lead?: string; children?: Elements };

const Fields = ({ form, title, lead, children }: FieldsProps) => {
  const { values, errors } = form;
  return (
    <EditBox
      form={form}
      title={title}
      {...(lead && { lead })}
      action={back}
      savedText="Saved. The website shows it now."
    >
      <ShopStatusLine shop={values} />
      <div className="cols">
        <Field
          id={fieldId('name')}
          label="Name"
          maxLength={80}
          value={values.name}
          error={errors.name}
          onChange={(event) => form.change({ name: event.target.value })}
        />
        <Field
          id={fieldId('phone')}
          label="Phone"
          type="tel"
          maxLength={40}
          value={values.phone}
          error={errors.phone}
          onChange={(event) => form.change({ phone: event.target.value })}
        />
      </div>
      <ShopPlaceFields shop={values} errors={errors} onChange={form.change} />
      <HoursFields
        name="hours"
        legend="Opening hours"
        hint="Irish time. On public holidays the shop is closed, except on those that are listed below."
        hours={values.hours}
        errors={errors}
        onChange={(hours) => form.change({ hours })}
      />
      <ClosuresFields closures={values.closures} errors={errors} onChange={(closures) => form.change({ closures })} />
      <HolidaysFields shop={values} errors={errors} onChange={(holidayHours) => form.change({ holidayHours })} />
      {children}
    </EditBox>
  );
};

const DELETED_MEANWHILE =
  'A colleague has taken this shop away meanwhile. To have it again, please add it as a new shop.';
const COUNTED = 'Where texts of the website say how many shops you have, please change them under Texts.';

const TakeAway = ({ shop: { key, name } }: { shop: Shop }) => {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const read = useSend(readSettings);
  const send = useSend(saveSettings);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const say = useAlert();
  const takeAway = async () => {
    setBusy(true);
    setFailure('');
    try {
      const saved = await saveOverNewest(
        () => read({}),
        (newest) => send({ body: { ...newest, shops: newest.shops.filter((shop) => shop.key !== key) } }),
      );
      say(`${name} is no longer one of your shops. ${COUNTED}`);
      void navigate(sectionHref('shops'));
      queryClient.setQueryData(keyOf(readSettings, {}), saved);
    } catch (error) {
      setFailure(sentenceOf(error, 'The shop could not be taken away. Please try again.'));
      setAsking(false);
      setBusy(false);
    }
  };
  return (
    <>
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <div>
        <Button variant="line" icon="trash-2" onClick={() => setAsking(true)}>
          Take this shop away
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={`Take ${name} away?`}
          detail="The website, the forms and the mails name it no longer. Runs and offers of its time keep its name."
          confirmLabel="Take it away"
          icon="trash-2"
          busy={isBusy}
          onConfirm={() => void takeAway()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

export const ShopForm = ({ settings, shop: start }: { settings: Settings; shop: Shop }) => {
  const send = useSend(saveSettings);
  const form = usePartForm<typeof readSettings, Shop>({
    all: settings,
    draft: `settings.shop.${start.key}`,
    schema,
    pathOf,
    read: readSettings,
    input: {},
    partOf: ({ shops }) => shops.find(({ key }) => key === start.key) ?? start,
    save: (shop, newest) => {
      if (!newest.shops.some(({ key }) => key === shop.key)) throw new ChangedMeanwhile(null, DELETED_MEANWHILE);
      const shops = newest.shops.map((other) => (other.key === shop.key ? shop : other));
      return send({ body: { ...newest, shops } });
    },
  });
  return (
    <Fields form={form} title={start.name}>
      {settings.shops.length > 1 && !form.dirty && <TakeAway shop={start} />}
    </Fields>
  );
};

/** Starts with the hours of the first shop. */
export const NewShopForm = ({ settings }: { settings: Settings }) => {
  const send = useSend(saveSettings);
  const navigate = useNavigate();
  const say = useAlert();
  const [start] = useState((): Shop => {
    const hours = settings.shops[0]?.hours ?? ({} as Shop['hours']);
    const place = { address: '', county: '', phone: '', latitude: Number.NaN, longitude: Number.NaN };
    return { key: 'shop', name: '', ...place, hours, closures: [] };
  });
  /** Shops that were sent, as JSON: if the answer was lost, the shop is there, and saving again replaces it. */
  const sent = useRef(new Set<string>());
  const form = usePartForm<typeof readSettings, Shop>({
    all: settings,
    draft: `settings.shop.${NEW_SHOP}`,
    schema,
    pathOf,
    read: readSettings,
    input: {},
    partOf: () => start,
    save: async (shop, newest) => {
      const keys = newest.shops.map((other) => other.key);
      const mine = newest.shops.find((other) => sent.current.has(JSON.stringify(other)));
      const added = { ...shop, key: mine?.key ?? shopKeyFor(shop.name, keys) };
      sent.current.add(JSON.stringify(added));
      const shops = mine ? newest.shops.map((other) => (other === mine ? added : other)) : [...newest.shops, added];
      const saved = await send({ body: { ...newest, shops } });
      say(`${shop.name} is on the website now. ${COUNTED}`);
      void navigate(sectionHref('shops'));
      return saved;
    },
  });
  return (
    <Fields
      form={form}
      title="A new shop"
      lead="Once saved, it is on the website, where its text and picture are edited."
    />
  );
};
