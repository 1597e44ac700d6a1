import type { TextPlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { T } from '../../language/T.tsx';

export interface ServiceFact {
  of: TextPlace;
  name: Message;
}

export const ServiceFacts = ({ facts }: { facts: readonly ServiceFact[] }) => (
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
