import { useEffect, useState } from 'react';
import { askForVan } from '#contract/donations/public-calls.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { T } from '../language/T.tsx';
import { useSubmitted } from '../routing/PageContext.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PAUSE_MS } from '../ui/useHelplines.ts';
import { control } from './donation-values.ts';
import { FieldWithQuestion } from './FieldWithQuestion.tsx';
import type { StepProps } from './step-props.ts';
import { VanHint } from './VanHint.tsx';

const PLACE_MIN = 3;

const Place = (props: StepProps) => {
  const { place } = props.values;
  const platform = usePlatform();
  const [van, setVan] = useState(useSubmitted()?.van);
  useEffect(() => {
    if (place.trim().length < PLACE_MIN) return;
    let cancelled = false;
    const pause = setTimeout(() => {
      send(platform, askForVan, { body: { place } }).then(
        ({ shop }) => cancelled || setVan(shop),
        (problem: unknown) => console.warn('Nobody could be asked where the van comes.', problem),
      );
    }, PAUSE_MS);
    return () => {
      cancelled = true;
      clearTimeout(pause);
      setVan(undefined);
    };
  }, [place, platform]);
  return (
    <div>
      <Field
        {...control(props, 'place')}
        label={<T of={offer.placeTitle} />}
        note={<T of={forms.optional} />}
        maxLength={100}
      />
      <VanHint van={van} />
    </div>
  );
};

export const DonorStep = (props: StepProps) => (
  <>
    <Place {...props} />
    <div className="cols">
      <Field
        {...control(props, 'submitterName')}
        label={<T of={offer.yourName} />}
        autoComplete="name"
        maxLength={100}
      />
      <FieldWithQuestion
        {...props}
        field="submitterPhone"
        label={<T of={site.phone} />}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
    <FieldWithQuestion
      {...props}
      field="submitterEmail"
      label={<T of={site.email} />}
      type="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={EMAIL_MAX}
    />
    <Notice icon="shield-check" announce="none">
      <p>
        <T of={offer.detailsUse} /> <T as="a" href="/privacy#offers" of={forms.whatWeKeepAnd} />
      </p>
    </Notice>
    <Honeypot id="donation-website" value={props.values.website} onChange={(value) => props.edit('website', value)} />
  </>
);
