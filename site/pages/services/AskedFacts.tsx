import type { TextPlace } from '#contract/places/place.ts';
import { EditableText } from '../../editing/EditableText.tsx';

/** What staff write about a service; visitors are told to ask where nothing is written. */
export interface AskedFact {
  of: TextPlace;
  name: string;
}

/** A table of facts about a service, each a text that staff can write in place. */
export const AskedFacts = ({ facts }: { facts: readonly AskedFact[] }) => (
  <dl className="table">
    {facts.map(({ of, name }) => (
      <div key={of.key}>
        <dt>{name}</dt>
        <dd>
          <EditableText of={of} as="span" />
        </dd>
      </div>
    ))}
  </dl>
);
