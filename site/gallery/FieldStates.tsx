import { useState } from 'react';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LONG_TEXT, LONG_WORD, Section, State } from './Section.tsx';

const Counted = () => {
  const [value, setValue] = useState('A short story');
  return (
    <Field
      as="textarea"
      label="Your story"
      note="At least 10 characters"
      value={value}
      maxLength={2000}
      counted
      rows={3}
      onChange={(event) => setValue(event.target.value)}
    />
  );
};

export const FieldStates = () => (
  <Section part="Field">
    <State name="normal">
      <Field label="Name" note="Optional" hint="As you want to be called." id="gallery-name" />
    </State>
    <State name="hover">
      <Field label="Name" className="as-hover" defaultValue="Caroline" />
    </State>
    <State name="focus">
      <Field label="Name" className="as-focus" defaultValue="Caroline" />
    </State>
    <State name="disabled">
      <Field label="Name" defaultValue="Caroline" disabled />
    </State>
    <State name="error">
      <Field label="Email" defaultValue="caroline@" error="Please write an email address like name@example.org" />
    </State>
    <State name="long words">
      <Field label={LONG_WORD} hint={LONG_TEXT} defaultValue={LONG_WORD} error={LONG_TEXT} />
    </State>
    <State name="text area with a count">
      <Counted />
    </State>
    <State name="select">
      <Field as="select" label="Shop" defaultValue="clane">
        <option value="clane">Clane</option>
        <option value="wexford">Wexford</option>
      </Field>
    </State>
    <State name="prefix, short">
      <Field label="Value" prefix="€" short defaultValue="120" />
    </State>
    <State name="with a control at its end">
      <Field
        label="Password"
        type="password"
        defaultValue="secret"
        end={
          <button type="button" aria-label="Show password">
            <Icon name="eye" />
          </button>
        }
      />
    </State>
  </Section>
);
