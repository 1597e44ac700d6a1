import { EditableText } from '../../editing/EditableText.tsx';

/** What staff write about a service; visitors are told to ask where nothing is written. */
export interface AskedFact {
  place: string;
  name: string;
  /** What is said while nobody has written anything. */
  fallback?: string;
}

const ASK = 'Please ask when you ring or write. We have not put it on this page yet.';

/** A table of facts about a service, each a text that staff can write in place. */
export const AskedFacts = ({ relativeUrl, facts }: { relativeUrl: string; facts: readonly AskedFact[] }) => (
  <dl className="table">
    {facts.map(({ place, name, fallback = ASK }) => (
      <div key={place}>
        <dt>{name}</dt>
        <dd>
          <EditableText relativeUrl={relativeUrl} place={place} fallback={fallback} show={(content) => content} />
        </dd>
      </div>
    ))}
  </dl>
);
