import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Boat } from '../ui/Boat.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { OfferStep, StepNote } from './offer-progress.ts';

const Stone = ({ state }: Pick<OfferStep, 'state'>) => (
  <span className="way__stone">
    {state === 'done' && <Icon name="check" />}
    {state === 'stopped' && <Icon name="x" />}
    {state === 'now' && <Boat />}
  </span>
);

const Note = ({ of: note }: { of: StepNote }) =>
  typeof note === 'string' ? <small>{note}</small> : <T as="small" {...note} />;

export const OfferProgress = ({ label, steps }: { label: string; steps: readonly OfferStep[] }) => (
  <ol className="way" aria-label={label}>
    {steps.map(({ name, note, state }) => (
      <li key={name.id} className={state} aria-current={state === 'now' ? 'step' : undefined}>
        <Stone state={state} />
        <b>
          <T of={name} />
          {state === 'done' && <T className="sr" of={offer.stepDone} />}
        </b>
        {note && <Note of={note} />}
      </li>
    ))}
  </ol>
);
