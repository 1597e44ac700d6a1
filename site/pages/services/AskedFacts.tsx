import type { TextPlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { T } from '../../language/T.tsx';

/** What staff write about a service; visitors are told to ask where nothing is written. */
export interface AskedFact {
  of: TextPlace;
  name: Message;
}

/** A table of facts about a service, each a text that staff can write in place. */
export const AskedFacts = ({ facts }: { facts: readonly AskedFact[] }) => (
  <dl className="table">
    {facts.map(({ of, name }) => (
      <div key={of.key}>
        <T as="dt" of={name} />
        <dd>
          <EditableText of={of} as="span" />
        </dd>
      </div>
    ))}
  </dl>
);
