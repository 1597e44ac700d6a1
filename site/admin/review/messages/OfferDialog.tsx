import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  categoryKeys,
  conditionKeys,
  DESCRIPTION_MAX,
  type DonationSubmission,
  donationCategories,
  donationConditions,
  donationSubmission,
} from '#contract/donations/donations.ts';
import { offerFromMessage } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { Field } from '../../../ui/Field.tsx';
import { CreationDialog } from '../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../shell/forms/useCreationForm.ts';

interface Typed extends Omit<DonationSubmission, 'category' | 'condition'> {
  category: DonationSubmission['category'] | '';
  condition: DonationSubmission['condition'] | '';
}

const startOf = ({ name, email, phone, message }: StaffMessage): Typed => ({
  submitterName: name,
  submitterEmail: email ?? '',
  submitterPhone: phone ?? '',
  category: '',
  condition: '',
  description: message.slice(0, DESCRIPTION_MAX),
  whyAllTheSame: '',
  otherThings: [],
  fireLabel: '',
  estimatedValue: null,
  pickupRequired: false,
  pickupAddress: '',
  pickupFloor: '',
  pickupParking: '',
  pickupBoxes: '',
  pickupInstructions: '',
  pickupCounty: '',
  pickupEircode: '',
  website: '',
});

const reach = [
  { name: 'submitterName', label: 'Name', type: 'text', max: 100 },
  { name: 'submitterEmail', label: 'Email', type: 'email', max: EMAIL_MAX },
  { name: 'submitterPhone', label: 'Phone', type: 'tel', max: 40 },
] as const;

/** The person gets the mail that every donor gets. */
export const OfferDialog = ({ message, onClose }: { message: StaffMessage; onClose: () => void }) => {
  const { form, created } = useCreationForm({
    draft: `offer.of.${message.id}`,
    start: startOf(message),
    schema: donationSubmission,
    call: offerFromMessage,
    inputOf: (typed: Typed) => ({ id: message.id, body: z.parse(donationSubmission, typed) }),
    isSentOnce: true,
  });
  const { values, errors, change } = form;
  return (
    <CreationDialog
      title="Make an offer of it"
      form={form}
      submitLabel="Make the offer"
      busyLabel="Making it"
      icon="package"
      created={
        created && (
          <p>
            <Link to={`/admin/donations?tab=all&item=${created.id}`}>{`Offer ${created.reference}`}</Link>
            <span> waits to be looked at. The message stays open until you mark it as answered.</span>
          </p>
        )
      }
      onClose={onClose}
    >
      <p className="hint">The donor gets a mail that we have the offer, with the link to their own page.</p>
      {reach.map(({ name, label, type, max }) => (
        <Field
          key={name}
          label={label}
          type={type}
          maxLength={max}
          autoComplete="off"
          value={values[name]}
          error={errors[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <Field
        as="select"
        label="Category"
        value={values.category}
        error={errors.category}
        onChange={({ target }) => change({ category: categoryKeys.find((key) => key === target.value) ?? '' })}
      >
        <option value="">Please choose</option>
        {categoryKeys.map((key) => (
          <option key={key} value={key}>
            {donationCategories[key]}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label="Condition"
        value={values.condition}
        error={errors.condition}
        onChange={({ target }) => change({ condition: conditionKeys.find((key) => key === target.value) ?? '' })}
      >
        <option value="">Please choose</option>
        {conditionKeys.map((key) => (
          <option key={key} value={key}>
            {donationConditions[key].label}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        rows={4}
        label="Description"
        maxLength={DESCRIPTION_MAX}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={values.pickupRequired}
          onChange={({ target }) => change({ pickupRequired: target.checked })}
        />
        <span>
          <b>The van collects it</b>
        </span>
      </label>
      {values.pickupRequired && (
        <>
          <Field
            label="Address"
            maxLength={500}
            value={values.pickupAddress}
            error={errors.pickupAddress}
            onChange={({ target }) => change({ pickupAddress: target.value })}
          />
          <Field
            label="Eircode"
            note="Optional"
            value={values.pickupEircode}
            error={errors.pickupEircode}
            onChange={({ target }) => change({ pickupEircode: target.value })}
          />
        </>
      )}
    </CreationDialog>
  );
};
