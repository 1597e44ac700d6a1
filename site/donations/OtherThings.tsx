import { type FormEvent, useEffect, useState } from 'react';
import { otherThingFields } from '#contract/donations/other-things.ts';
import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { staticPart } from '../layout/static-layout.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyPart, useLazy } from '../ui/LazyPart.tsx';
import { controlId, type DonationField } from './donation-values.ts';
import type { StepProps } from './step-props.ts';

/** Few donors need it: the server, which renders it at once, loads it beforehand. */
export const otherThingLines = lazyPart(async () => (await import('./OtherThingLines.tsx')).OtherThingLines);

const ID = 'other-things';

/** The lines as the server sent them, which stay in use until their script is here. */
const linesOfServer = () => {
  const sent = globalThis.document?.getElementById(ID);
  return sent && staticPart(sent);
};
const focusedField = () =>
  otherThingFields.find((field) => globalThis.document?.activeElement?.id === controlId(field));

/** What else is offered: a button, and lines for those who press it or have something there. */
export const OtherThings = (props: StepProps) => {
  const { values, edit, hydrated } = props;
  const { Part, failures, isLoading } = useLazy(otherThingLines);
  const [sent] = useState(linesOfServer);
  const [focus, setFocus] = useState(focusedField);
  const [isOpen, setOpen] = useState(focus !== undefined);
  if (!isOpen && otherThingFields.some((field) => values[field])) setOpen(true);
  const isWanted = hydrated && isOpen;
  useEffect(() => {
    if (isWanted) void otherThingLines.load();
  }, [isWanted]);
  const lines = Part ? (
    <div id={ID} className="form__part">
      <Part {...props} focus={focus} />
    </div>
  ) : (
    sent
  );
  const typed = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    edit(name as DonationField, value);
  };
  if (lines && (isOpen || !hydrated)) return <div onInput={Part ? undefined : typed}>{lines}</div>;
  const open = () => {
    setFocus('category2');
    setOpen(true);
    void otherThingLines.load();
  };
  return (
    <div>
      <Button variant="quiet" small icon="plus" busy={isWanted && isLoading} onClick={open} of={offer.addThing} />
      <p className="hint" role="status">
        {isWanted && failures > 0 && <T of={forms.partNotLoaded} />}
      </p>
    </div>
  );
};
